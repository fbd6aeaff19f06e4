import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '@vigia/domain';

/** What is asked again with every pull: a station's last records often come a little late. */
export const OVERLAP_MS = 2 * HOUR_MS;
/** Stations that were out of reach send what they kept: so far back is asked again once a day. */
export const LOOK_BACK_MS = 7 * DAY_MS;
const LOOK_BACK_EVERY_MS = DAY_MS;
/** Ranges that follow each other overlap by this: whether their ends belong to them is not documented. */
export const SEAM_MS = 15 * MINUTE_MS;

/** How far a station was pulled, epoch ms. */
export interface PullState {
  readonly pulledTo: EpochMs;
  /** When the last days were asked for again; null: it is due. */
  readonly lookedBackAt: EpochMs | null;
  /** How far they are asked for again now; null: not begun. */
  readonly lookedBackTo: EpochMs | null;
}

/** A range to ask for, and the state once it is stored. */
export interface PullStep {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly after: PullState;
}

interface Pace {
  readonly rangeMs: number;
  readonly everyMs: number;
}

/** The next range of a station: first what is new, then the last days again; null while nothing is due. */
export function nextPull(state: PullState, { rangeMs, everyMs }: Pace, now: EpochMs): PullStep | null {
  const { pulledTo, lookedBackAt, lookedBackTo } = state;
  if (now - pulledTo >= everyMs) {
    const from = pulledTo - OVERLAP_MS;
    const to = Math.min(now, from + rangeMs);
    return { from, to, after: { ...state, pulledTo: to } };
  }
  if (lookedBackAt !== null && now - lookedBackAt < LOOK_BACK_EVERY_MS) return null;
  const begun = lookedBackTo ?? now - LOOK_BACK_MS;
  const to = Math.min(pulledTo, begun + rangeMs - SEAM_MS);
  const isOver = to >= pulledTo;
  const after = { pulledTo, lookedBackAt: isOver ? now : lookedBackAt, lookedBackTo: isOver ? null : to };
  return { from: Math.min(begun, to) - SEAM_MS, to, after };
}

/** The state after a pull: when readings come again after a silence, what is older may have come as well. */
export const afterSilence = (
  { from, after }: PullStep,
  lastReading: EpochMs | null,
  newest: EpochMs | null,
): PullState =>
  lastReading !== null && newest !== null && newest > lastReading && lastReading < from
    ? { ...after, lookedBackAt: null }
    : after;

/** Progress of a pull of past days, epoch ms. */
export interface BackfillProgress {
  readonly to: EpochMs;
  readonly doneTo: EpochMs;
}

/** The next range of a pull of past days. */
export function nextOfBackfill({ to, doneTo }: BackfillProgress, rangeMs: number) {
  return { from: doneTo - SEAM_MS, to: Math.min(to, doneTo + rangeMs - SEAM_MS) };
}
