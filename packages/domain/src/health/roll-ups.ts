import { HEALTH_ROWS, HEALTH_STATES, type HealthRowId, type HealthState } from './codes.ts';
import { type HealthPart, type HealthRows, type StationHealth, worstOf } from './parts.ts';

/** Whether a part lacks the data that its device should send: a part that is not fitted has no such code. */
const lacksData = (part: HealthPart | undefined): boolean =>
  part?.state === 'unknown' && part.errors.length > 0;

/**
 * A station's chip: its worst part. A part that is missing or lacks data counts as an error; one whose device is not
 * fitted (a climate station has no camera) does not count.
 */
export function stationState(health: Partial<StationHealth>): HealthState {
  const { connection, energy, images, sensors } = health;
  const states = [connection, energy, images, sensors].flatMap((part) => {
    if (isPartFailure(part)) return 'error';
    return part === undefined || part.state === 'unknown' ? [] : part.state;
  });
  return worstOf(states) ?? 'error';
}

/** Whether a station's part makes the station an error: in error, missing, or without the data it should have. */
export const isPartFailure = (part: HealthPart | undefined): boolean =>
  part === undefined || part.state === 'error' || lacksData(part);

/** Rows whose error makes the whole device an error: without them nothing is measured or photographed. */
const VITAL_ROWS: readonly HealthRowId[] = ['battery', 'camera_1', 'camera_2', 'weather_sensor'];

/**
 * Whether a row makes its device an error: a vital one that is in error, or from which nothing comes although the
 * device stands in the field.
 */
export function isFailure(id: HealthRowId, part: HealthPart | undefined, isInstalled: boolean): boolean {
  return VITAL_ROWS.includes(id) && (part?.state === 'error' || (isInstalled && lacksData(part)));
}

/**
 * A device's chip: error if its battery, a camera or the weather sensor is in error; else warning if any row is a
 * warning; else ok. An error of the other rows counts as a warning here, so that a row that gets worse never makes
 * the chip better. Unknown when no row knows anything. In the field a vital row without data is an error too, as in
 * the chip of its station (docs/decisions/0022-trap-without-data.md).
 *
 * @param isInstalled whether the device stands at a station; a spare one owes no data
 */
export function deviceState(rows: Partial<HealthRows>, isInstalled = false): HealthState {
  const states = HEALTH_ROWS.map((id) => rows[id]?.state ?? 'unknown');
  if (VITAL_ROWS.some((id) => isFailure(id, rows[id], isInstalled))) return 'error';
  if (states.some((state) => state === 'warning' || state === 'error')) return 'warning';
  return states.includes('ok') ? 'ok' : 'unknown';
}

/** The signal icon beside a device's chip: the state of its signal, but missing data is no error. */
export function signalIconState(signal: HealthPart | undefined): HealthState {
  if (signal === undefined || signal.errors.includes('no_data')) return 'unknown';
  return signal.state;
}

/** A sector takes the worst of its stations; unknown without stations. */
export function sectorState(stations: readonly HealthState[]): HealthState {
  return worstOf(stations) ?? 'unknown';
}

/** How many chips show each state. */
export function healthTotals(states: readonly HealthState[]): Readonly<Record<HealthState, number>> {
  const totals = { ok: 0, warning: 0, error: 0, unknown: 0 } satisfies Record<HealthState, number>;
  for (const state of HEALTH_STATES) totals[state] = states.filter((one) => one === state).length;
  return totals;
}
