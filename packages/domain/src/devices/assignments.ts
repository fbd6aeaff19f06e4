import { startOfDay } from '../calendar/day.ts';
import type { NodeSerial, StationId } from '../entities/ids.ts';
import type { EpochMs, IsoDate } from '../units.ts';

/** An install or swap report, as far as it moves devices. */
export interface DeviceMove {
  readonly type: 'device_install' | 'device_swap';
  /** Instant of the report. */
  readonly at: EpochMs;
  /** The day it was reported for. */
  readonly date: IsoDate;
  readonly stationId: StationId;
  readonly arrives: NodeSerial | null;
  readonly leaves: NodeSerial | null;
}

/** The time a device stood at a station; `until` excluded. Without a known end or beginning: ±Infinity. */
export interface Assignment {
  readonly stationId: StationId;
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/**
 * Where a device stood when, oldest first, so that its data belongs to the station where it was measured.
 *
 * An install counts from the beginning of its day, because people report it by its day; a swap from its instant. A
 * stretch ends when the device is swapped out, is reported elsewhere, or another device is reported at its station.
 * Whether the last stretch still goes on depends on the station's own record: a device that no station names any more
 * stands nowhere since its last report, and one that a station names without a report has stood there ever since.
 *
 * @param moves reports of every device at the stations this device was ever reported at, in any order
 * @param current the station that names the device now
 */
export function assignmentsOf(
  serial: NodeSerial,
  moves: readonly DeviceMove[],
  current: StationId | null,
): Assignment[] {
  const past: Assignment[] = [];
  let open = null as Assignment | null;
  const close = (until: EpochMs) => {
    if (open !== null && until > open.from) past.push({ ...open, until });
    open = null;
  };
  for (const move of moves.map(dated).sort((a, b) => a.from - b.from)) {
    const here = open;
    if (move.arrives === serial) {
      if (here?.stationId === move.stationId) continue;
      close(move.from);
      open = { stationId: move.stationId, from: move.from, until: Number.POSITIVE_INFINITY };
    } else if (here !== null && (move.leaves === serial || move.stationId === here.stationId)) {
      close(move.from);
    }
  }
  return lastOf(past, open, current);
}

const dated = (move: DeviceMove) => ({
  ...move,
  from: move.type === 'device_install' ? startOfDay(move.date) : move.at,
});

function lastOf(past: readonly Assignment[], open: Assignment | null, current: StationId | null) {
  if (open !== null && open.stationId === current) return [...past, open];
  if (current === null) return [...past];
  const from = open?.from ?? past.at(-1)?.until ?? Number.NEGATIVE_INFINITY;
  return [...past, { stationId: current, from, until: Number.POSITIVE_INFINITY }];
}

/** The station a device stood at, at an instant; null when it stood nowhere. */
export function stationAt(assignments: readonly Assignment[], at: EpochMs): StationId | null {
  return assignments.find(({ from, until }) => at >= from && at < until)?.stationId ?? null;
}
