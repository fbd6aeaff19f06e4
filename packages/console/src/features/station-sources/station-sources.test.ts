import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { aStation } from '../../../../domain/fixtures/builders/station.ts';
import { aBackfill, aSource, aTiedStation, SOURCES_NOW as NOW } from '../../testing/sample-sources.ts';
import { accountChange, accountErrors, NEW_ACCOUNT, newAccount } from './account-draft.ts';
import { missedRanges } from './missed-ranges.ts';
import { distanceText, nearestStation } from './nearest-station.ts';
import { stateOfSource, stateOfStation } from './source-state.ts';
import { STATION_SOURCES } from './words.ts';

const WORDS = STATION_SOURCES.spanish;
const stateOf = (parts: Parameters<typeof aSource>[0]) => stateOfSource(WORDS, aSource(parts), NOW);

describe('the state of an account', () => {
  it.each([
    [{}, 'ok', 'Sin novedad'],
    [{ state: 'keys-refused', failure: 'refused' }, 'error', 'Llaves rechazadas'],
    [{ state: 'paused' }, 'neutral', 'En pausa'],
    [{ stations: [] }, 'neutral', 'Sin estaciones enlazadas'],
    [{ answeredAt: null }, 'neutral', 'Por consultar'],
    [{ failure: 'timeout' }, 'warning', 'Con problemas'],
    [{ stations: [aTiedStation({ failure: 'forbidden' })] }, 'warning', 'Con problemas'],
  ] as const)('%j is %s, «%s»', (parts, status, label) => {
    expect(stateOf(parts)).toMatchObject({ status, label });
  });

  it('says when a fault is tried again, and what the maker answered, but not our own notes', () => {
    const failed = { failure: 'too-many', nextAt: NOW + HOUR_MS } as const;
    expect(stateOf({ ...failed, failureText: '429 Too many calls' }).hint).toBe(
      'Se alcanzó el límite de consultas de la cuenta. Respondió: 429 Too many calls. Se reintenta desde el 21 nov 2026, 13:00.',
    );
    expect(stateOf({ failure: 'unreachable', failureText: 'no connection', nextAt: NOW - 1 }).hint).toBe(
      'El servicio del fabricante no responde. Se reintenta dentro de cinco minutos.',
    );
  });
});

it('a station without readings for more than a day is doubtful', () => {
  const since = (lastReading: number | null) => stateOfStation(WORDS, aTiedStation({ lastReading }), NOW);
  expect(since(NOW - DAY_MS)).toMatchObject({ status: 'ok', label: 'Al día' });
  expect(since(NOW - DAY_MS - 1)).toMatchObject({ status: 'warning', label: 'Sin lecturas nuevas' });
  expect(since(null)).toMatchObject({ status: 'neutral', label: 'Aún sin lecturas' });
});

describe('the nearest station of the farm', () => {
  const at = (id: number, latitude: number) => aStation({ id, position: { latitude, longitude: -71 } });
  const from = { latitude: -34, longitude: -71 };

  it('is the one at the smallest distance, up to 5 km', () => {
    const nearest = nearestStation(from, [at(1, -34.02), at(2, -34.001), aStation({ id: 3 })]);
    expect(nearest?.station.id).toBe(2);
    expect(distanceText(WORDS, nearest!.metres)).toBe('110 m');
    expect(distanceText(WORDS, nearestStation(from, [at(1, -34.02)])!.metres)).toBe('2,2 km');
    expect(nearestStation(from, [at(1, -34.05)])).toBeNull();
  });

  it('is unknown without a position', () => {
    expect(nearestStation({ latitude: null, longitude: -71 }, [at(1, -34)])).toBeNull();
  });
});

describe('a tie that is made again', () => {
  const late = aTiedStation({ pulledTo: NOW - 3 * DAY_MS });

  it('misses what was not pulled before the last day', () => {
    expect(missedRanges(aTiedStation(), [], NOW)).toEqual([]);
    expect(missedRanges(late, [], NOW)).toEqual([{ from: NOW - 3 * DAY_MS, to: NOW - DAY_MS }]);
  });

  it('misses past days that were under way, and asks for no day twice', () => {
    const open = aBackfill({ doneTo: NOW - 9 * DAY_MS, to: NOW - 2 * DAY_MS });
    const done = aBackfill({ id: 2, state: 'done' });
    const other = aBackfill({ id: 3, vendorStationId: 'X' });
    expect(missedRanges(late, [open, done, other], NOW)).toEqual([
      { from: NOW - 9 * DAY_MS, to: NOW - DAY_MS },
    ]);
    const before = aBackfill({ doneTo: NOW - 9 * DAY_MS, to: NOW - 8 * DAY_MS });
    expect(missedRanges(late, [before], NOW)).toHaveLength(2);
  });
});

describe('the form of an account', () => {
  const draft = { ...NEW_ACCOUNT, name: ' Viña ', vendorKey: ' abc ', vendorSecret: 'def' };

  it('names each field that is wrong', () => {
    expect(accountErrors(WORDS, draft, false)).toEqual({});
    expect(accountErrors(WORDS, NEW_ACCOUNT, false)).toEqual({
      name: WORDS.account.nameMissing,
      vendorKey: WORDS.account.keyMissing,
      vendorSecret: WORDS.account.keyMissing,
    });
    expect(accountErrors(WORDS, { ...draft, vendorSecret: 'con espacio' }, false)).toEqual({
      vendorSecret: WORDS.account.keyWrong,
    });
  });

  it('keeps the keys of a known account unless both are written', () => {
    const renamed = { ...NEW_ACCOUNT, name: 'Viña' };
    expect(accountErrors(WORDS, renamed, true)).toEqual({});
    expect(accountErrors(WORDS, { ...renamed, vendorKey: 'abc' }, true)).toEqual({
      vendorSecret: WORDS.account.both,
    });
    expect(accountChange(renamed, aSource({ state: 'paused' }))).toEqual({ name: 'Viña', paused: true });
    expect(accountChange(draft, aSource({ state: 'paused' }))).toEqual({
      ...{ name: 'Viña', paused: false },
      keys: { vendorKey: 'abc', vendorSecret: 'def' },
    });
    expect(newAccount(7, draft)).toEqual({
      ...{ clientId: 7, vendor: 'fieldclimate', name: 'Viña', vendorKey: 'abc', vendorSecret: 'def' },
    });
  });
});
