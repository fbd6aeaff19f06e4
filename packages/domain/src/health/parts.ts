import type { EpochMs } from '../units.ts';
import type { HealthCode, HealthPartId, HealthRowId, HealthState, HealthView } from './codes.ts';
import { INTERNAL_CODES } from './codes.ts';

/**
 * What a last value is: hours with data per complete day, charge of the battery, temperature of the air, images in
 * the window, strength of the signal, code of the self-test.
 */
export type HealthUnit = 'hours-per-day' | 'percent' | 'celsius' | 'images' | 'dbm' | 'self-test-code';

export interface HealthValue {
  readonly value: number;
  readonly unit: HealthUnit;
}

export interface HealthPart {
  readonly state: HealthState;
  /** When the last data of this part came; null without any in the window. */
  readonly lastDate: EpochMs | null;
  readonly lastValue: HealthValue | null;
  readonly errors: readonly HealthCode[];
}

export type StationHealth = Readonly<Record<HealthPartId, HealthPart>>;
export type HealthRows = Readonly<Record<HealthRowId, HealthPart>>;

/** Nothing was received: neutral, with the reason. */
export const NO_DATA: HealthPart = { state: 'unknown', lastDate: null, lastValue: null, errors: ['no_data'] };
/** The device has no such part: neutral, and nothing is wrong. */
export const NOT_FITTED: HealthPart = { ...NO_DATA, errors: [] };

/** A rule that found a fault, and how bad it is. */
export interface Finding {
  readonly code: HealthCode;
  readonly state: 'warning' | 'error';
}

export const warning = (code: HealthCode): Finding => ({ code, state: 'warning' });
export const error = (code: HealthCode): Finding => ({ code, state: 'error' });

/** What the rules found of one row; null when nothing was received. */
export type Observation =
  | (Pick<HealthPart, 'lastDate' | 'lastValue'> & { findings: readonly Finding[] })
  | null;

/** A row as a view shows it: findings that are not for the view are left out. */
export function partOf(observation: Observation, view: HealthView): HealthPart {
  if (observation === null) return NO_DATA;
  const { lastDate, lastValue } = observation;
  const findings = observation.findings.filter(
    ({ code }) => view === 'internal' || !INTERNAL_CODES.has(code),
  );
  return {
    state: worstOf(findings.map(({ state }) => state)) ?? 'ok',
    lastDate,
    lastValue,
    errors: findings.map(({ code }) => code),
  };
}

const SEVERITY: Readonly<Record<HealthState, number>> = { ok: 0, unknown: 1, warning: 2, error: 3 };

export function worstOf(states: readonly HealthState[]): HealthState | null {
  return states.reduce<HealthState | null>(
    (worst, state) => (worst === null || SEVERITY[state] > SEVERITY[worst] ? state : worst),
    null,
  );
}
