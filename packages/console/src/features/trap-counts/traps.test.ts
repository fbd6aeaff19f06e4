import type { ListedCount } from '@vigia/api/client';
import { type IsoDate, isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { PESTS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { newRound } from './round.ts';
import { pastOf, trapsOf, withoutPest } from './traps.ts';
import { unusualOf } from './unusual.ts';

const CHOICE = { sectorId: 3, pestId: null, withCameras: false, stationId: null, chosen: null, walk: [] };
const keys = (choice: Partial<Parameters<typeof trapsOf>[2]>, stations = STATIONS) =>
  trapsOf(stations, PESTS, { ...CHOICE, ...choice }).map(({ key }) => key);

describe('traps to count', () => {
  it('are those without a device and those counted before, of one field, each with its pest', () => {
    expect(keys({})).toEqual(['34/1']);
    const counted = STATIONS.map((each) =>
      each.id === 32 ? { ...each, isCountedInField: true as const } : each,
    );
    expect(keys({}, counted)).toEqual(['32/1', '34/1']);
    expect(keys({ withCameras: true })).toEqual(['31/1', '32/1', '34/1', '33/20']);
    expect(keys({ stationId: 31 })).toEqual(['31/1', '34/1']);
  });

  it('are of another pest if one is chosen, also where the station has none', () => {
    expect(keys({ sectorId: 4, withCameras: true })).toEqual(['41/2', '42/12']);
    expect(keys({ sectorId: 4, withCameras: true, pestId: 2 })).toEqual(['41/2', '43/2', '42/2']);
    expect([withoutPest(STATIONS, 4), withoutPest(STATIONS, 3)]).toEqual([1, 0]);
  });

  it('come in walking order from the first by name on, those without a position last', () => {
    const own = STATIONS.find(({ id }) => id === 34)!;
    const at = (id: number, name: string, north: number | null) => ({
      ...{ ...own, id, name },
      position: north === null ? null : { latitude: -34 + north / 1000, longitude: -71 },
    });
    const row = [at(60, 'T1', 0), at(61, 'T2', 3), at(62, 'T3', 1), at(63, 'T0', null), at(64, 'T4', 2)];
    expect(keys({}, row)).toEqual(['60/1', '62/1', '64/1', '61/1', '63/1']);
  });

  it('are those that were chosen, of any field', () => {
    expect(keys({ chosen: [34, 41, 43] })).toEqual(['34/1', '41/2']);
  });

  it('come in the order of the last round, those that it did not visit after it', () => {
    const own = STATIONS.find(({ id }) => id === 34)!;
    const row = ['A', 'B', 'C', 'D'].map((name, i) => ({ ...own, id: 70 + i, name, position: null }));
    expect(keys({ walk: [73, 99, 71] }, row)).toEqual(['73/1', '71/1', '70/1', '72/1']);
  });

  it('come in the order of their names, with numbers in their order, and without archived ones', () => {
    const named = ['N-10', 'N-2', 'N-1'].map((name, i) => ({ ...STATIONS[3]!, id: 50 + i, name }));
    expect(keys({}, [...named, { ...named[0]!, id: 60, archived: true }])).toEqual(['52/1', '51/1', '50/1']);
  });
});

const count = (date: IsoDate, found: number, stationId = 34): ListedCount => ({
  ...{ stationId, pestId: 1, date, found, note: null, sourceFile: null, isSummed: true },
  ...{ createdBy: 'ana@aromos.cl', createdAt: 0, earlier: [] },
});
const on = (day: string) => isoDate(`2026-11-${day}`);

describe('what was counted before', () => {
  const counts = [count(on('07'), 2), count(on('14'), 3), count(TODAY, 5), count(on('14'), 9, 31)];

  it('is that of the trap, newest first, and apart what the day has already', () => {
    const { ofDay, before } = pastOf(counts, '34/1', TODAY);
    expect([ofDay?.found, before.map(({ found }) => found)]).toEqual([5, [3, 2]]);
    expect(pastOf(counts, '34/1', on('14')).before.map(({ found }) => found)).toEqual([2]);
  });

  it('makes a number far above it unusual, where it is known', () => {
    const round = {
      ...newRound({ key: '1', date: TODAY, sectorId: 3 }),
      numbers: { '34/1': '300', '31/1': '36' },
    };
    expect(unusualOf(round, (trap) => pastOf(counts, trap, TODAY))).toEqual([
      { trap: '34/1', found: 300, last: 3 },
    ]);
    expect(unusualOf(round, () => null)).toEqual([]);
  });
});
