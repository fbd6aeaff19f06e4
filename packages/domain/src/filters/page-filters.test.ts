import { describe, expect, it } from 'vitest';
import { aSeason } from '../../fixtures/builders/farm.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import type { Sector } from '../farm/sector.ts';
import type { Filters } from './filters.ts';
import { defaultDates } from './filters.ts';
import type { FilterContext } from './narrowing.ts';
import { chillFilters, MILDEW_PEST, mildewFilters, sameFilters, selectClient } from './page-filters.ts';
import {
  dateFilterWindow,
  graphWindow,
  logsWindow,
  stationGpsWindow,
  stationImagesWindow,
} from './windows.ts';

const today = isoDate('2026-11-21');
const aSector = (id: number): Sector => ({
  id,
  clientId: 10,
  name: `Campo ${id}`,
  address: '',
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  position: { latitude: -34, longitude: -71 },
});
const seasons = [
  aSeason({ id: 30, start: isoDate('2025-05-01'), end: isoDate('2026-04-30') }),
  aSeason({ id: 31, start: isoDate('2026-05-01'), end: isoDate('2027-04-30') }),
];
const context: FilterContext = {
  tree: {
    sectors: [aSector(1), aSector(2), aSector(3)],
    seasons,
    stations: [
      aStation({ id: 1, sectorId: 2, cropId: 22, pestId: 2 }),
      aStation({ id: 2, sectorId: 3 }),
      aStation({ id: 3, sectorId: 1, seasonId: 30 }),
    ],
  },
  crops: [
    { id: 1, name: 'Vid', variantName: null },
    { id: 22, name: 'Manzano', variantName: 'Gala' },
  ],
  pests: [
    { id: 1, name: 'Polilla' },
    { id: 2, name: 'Carpocapsa' },
  ],
  today,
};
const empty: FilterContext = { ...context, tree: { sectors: [], seasons: [], stations: [] } };

describe('windows', () => {
  it.each([
    ['logs', logsWindow, '2026-11-11', '2026-11-21'],
    ['graph', graphWindow, '2026-10-22', '2026-11-21'],
    ['images', stationImagesWindow, '2026-09-22', '2026-11-21'],
    ['gps', stationGpsWindow, '2026-09-22', '2026-11-21'],
    ['dates', dateFilterWindow, '2026-09-21', '2026-11-22'],
  ] as const)('of %s', (_name, window, start, end) => {
    expect(window(today)).toEqual({ start, end });
  });
  it('of dates are the default without a season', () => {
    expect(defaultDates(null, today)).toEqual(dateFilterWindow(today));
  });
});

describe('another client', () => {
  it('begins with its default season', () => {
    expect(selectClient(4, context.tree, today)).toStrictEqual({ company: 4, season: 31 });
    expect(selectClient(4, context.tree, today, { reportType: 'climate-report' })).toEqual({
      company: 4,
      season: 31,
      reportType: 'climate-report',
    });
    expect(selectClient(4, empty.tree, today)).toEqual({ company: 4, season: 'all' });
  });
});

describe('chill page', () => {
  it.each<[Filters, object]>([
    [{}, { season: 31, sector: 2 }],
    [
      { season: 31, sector: 3 },
      { season: 31, sector: 3 },
    ],
    [{ season: 30 }, { season: 30, sector: 1 }],
    [
      { season: 31, sector: 2, crop: 'none' },
      { season: 31, sector: 2, crop: 'all', pest: 'all' },
    ],
    [
      { season: 31, sector: 2, pest: 2 },
      { season: 31, sector: 2, crop: 'all', pest: 'all' },
    ],
    [
      { season: 31, sector: 2, crop: 22, pest: 'none' },
      { season: 31, sector: 2, crop: 'all', pest: 'all' },
    ],
    [
      { season: 31, sector: 2, crop: 22, pest: 'all' },
      { season: 31, sector: 2, crop: 22, pest: 'all' },
    ],
  ])('%j', (filters, expected) => {
    const next = chillFilters(context, filters);
    expect(next).toMatchObject(expected);
    expect(chillFilters(context, next)).toEqual(next);
  });

  it('waits where there is nothing to choose', () => {
    expect(chillFilters(empty, {})).toEqual({});
    const bare = { ...empty, tree: { ...empty.tree, seasons } };
    expect(chillFilters(bare, { season: 31 })).toEqual({ season: 31 });
  });
});

describe('mildew page', () => {
  it.each<[Filters, object]>([
    [{}, { season: 31, sector: 3, pest: 20 }],
    [
      { season: 30, sector: 1, pest: 2 },
      { season: 30, sector: 1, pest: 20 },
    ],
    [
      { season: 'all', sector: 2 },
      { season: 31, sector: 2, pest: 20 },
    ],
  ])('%j', (filters, expected) => {
    expect(mildewFilters(context, filters)).toEqual(expected);
  });

  it('takes a sector where one crop of several gets mildew', () => {
    const orchard = aStation({ id: 9, sectorId: 3, cropId: 22, pestId: 2 });
    const mixed = { ...context, tree: { ...context.tree, stations: [...context.tree.stations, orchard] } };
    expect(mildewFilters(mixed, {}).sector).toBe(3);
  });

  it('takes the first sector where no crop gets mildew', () => {
    const apples = { ...context, tree: { ...context.tree, stations: context.tree.stations.slice(0, 1) } };
    expect(mildewFilters(apples, {}).sector).toBe(2);
    expect(mildewFilters(empty, {})).toEqual({ season: 'all', sector: 'all', pest: MILDEW_PEST });
  });
});

it('distinguishes the same filters from others', () => {
  expect(sameFilters({ season: 1 }, { season: 1 })).toBe(true);
  expect(sameFilters({ season: 1 }, { season: 2 })).toBe(false);
  expect(sameFilters({ season: 1 }, { season: 1, crop: 'all' })).toBe(false);
  expect(sameFilters({ season: 1, crop: 'all' }, { season: 1 })).toBe(false);
  expect(sameFilters({}, {})).toBe(true);
});
