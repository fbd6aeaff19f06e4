import { aStation } from '../../fixtures/builders/station.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { chipRule } from '../captures/chip-rule.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import type { HealthCode, HealthState } from '../health/codes.ts';
import type { HealthPart, StationHealth } from '../health/parts.ts';
import type { Standing } from '../phenology/outlook.ts';
import type { TodayFacts } from './fields-today.ts';
import type { FieldCaptures } from './pest-reasons.ts';

export const today = isoDate('2026-11-21');
/** The European grapevine moth, and the codling moth. */
export const [LOBESIA, CODLING] = [1, 2];

export const aSector = (id: number, name = `Campo ${id}`): Sector => ({
  id,
  clientId: 10,
  name,
  address: 'Curicó, Maule',
  position: { latitude: -34.98, longitude: -71.23 },
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
});

export const captures = (
  pestId: number,
  count: number | undefined,
  before: number | null = null,
): FieldCaptures => ({
  rule: chipRule(pestId, today, []),
  count,
  before,
});

export const part = (state: HealthState = 'ok', ...errors: HealthCode[]): HealthPart => ({
  state,
  lastDate: Date.UTC(2026, 10, 21, 12),
  lastValue: null,
  errors,
});
export const healthy = (parts: Partial<StationHealth> = {}): StationHealth => ({
  connection: part(),
  energy: part(),
  images: part(),
  sensors: part(),
  ...parts,
});

/** Degree-days of a pest that gathers `pace` a day, up to yesterday. */
export const standing = (degreeDays: number, pace = 10): Standing => ({
  date: addDays(today, -1),
  degreeDays,
  daily: Float64Array.from({ length: 10 }, () => pace),
});

export const rowOf = (
  sector: Sector,
  stations: readonly Station[] = [aStation({ id: sector.id * 10, sectorId: sector.id })],
) => ({ sector, stations, pests: [{ id: LOBESIA, name: 'Lobesia' }] });

/** Nothing is known of one field, unless given. */
export const facts = (parts: Partial<TodayFacts> = {}): TodayFacts => ({
  today,
  rows: [rowOf(aSector(1))],
  events: [],
  capturesOf: () => undefined,
  mildewOf: () => undefined,
  standingOf: () => undefined,
  aheadOf: () => undefined,
  healthOf: () => undefined,
  lastCountOf: () => undefined,
  caughtOf: () => undefined,
  ...parts,
});
