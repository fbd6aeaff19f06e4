import type { EpochMs } from '../units.ts';
import type { HealthCode, HealthPartId, HealthState } from './codes.ts';

/** Hours with data per complete day, charge of the battery, temperature of the air, images in the window. */
export type HealthUnit = 'hours-per-day' | 'percent' | 'celsius' | 'images';

export interface HealthPart {
  readonly state: HealthState;
  /** When the last data of this part came; null without any in the window. */
  readonly lastDate: EpochMs | null;
  readonly lastValue: { readonly value: number; readonly unit: HealthUnit } | null;
  readonly errors: readonly HealthCode[];
}

export type StationHealth = Readonly<Record<HealthPartId, HealthPart>>;

/** Nothing was received: neutral, with the reason. */
export const NO_DATA: HealthPart = { state: 'unknown', lastDate: null, lastValue: null, errors: ['no_data'] };

const SEVERITY: Readonly<Record<HealthState, number>> = { ok: 0, unknown: 1, warning: 2, error: 3 };

export function worstOf(states: readonly HealthState[]): HealthState | null {
  return states.reduce<HealthState | null>(
    (worst, state) => (worst === null || SEVERITY[state] > SEVERITY[worst] ? state : worst),
    null,
  );
}

/** A station's chip: its worst part. A part that is missing or has no state counts as an error. */
export function stationState(health: Partial<StationHealth>): HealthState {
  const { connection, energy, images, sensors } = health;
  const states = [connection, energy, images, sensors].map((part) =>
    part === undefined || part.state === 'unknown' ? 'error' : part.state,
  );
  return worstOf(states) ?? 'error';
}

/** A sector takes the worst of its stations; unknown without stations. */
export function sectorState(stations: readonly HealthState[]): HealthState {
  return worstOf(stations) ?? 'unknown';
}
