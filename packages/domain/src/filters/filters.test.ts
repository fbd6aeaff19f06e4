import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import { defaultDates, effectiveDates, type Filters, filtersToSearch, parseFilters } from './filters.ts';
import {
  type FilterContext,
  filterOptions,
  keepAvailable,
  selectCrop,
  selectSeason,
  selectSector,
  stationsFor,
} from './narrowing.ts';
import { rowsWithCrops, searchSectorRows, sectorRows } from './sector-rows.ts';

const today = isoDate('2026-11-21');

describe('filters in the URL', () => {
  it('are read, whatever is wrong is dropped', () => {
    const query = {
      company: '10',
      dateStart: '2026-07-01',
      dateEnd: '2026-13-01',
      season: 'all',
      sector: 4,
      pest: 'none',
      crop: 'Vid',
      reportType: 'climate-report',
      other: 'x',
    };
    expect(parseFilters(query)).toEqual({
      company: 10,
      dateStart: '2026-07-01',
      season: 'all',
      sector: 4,
      pest: 'none',
      reportType: 'climate-report',
    });
    expect(parseFilters({ season: 'none', sector: '-3', company: '1.5', crop: null, pest: [] })).toEqual({});
    expect(parseFilters({ dateStart: '2026-07-02', dateEnd: '2026-07-01' })).toEqual({});
    expect(parseFilters({ season: '"25"', company: '7"5"', pest: '"5"7' })).toEqual({ season: 25 });
    expect(parseFilters({ dateStart: ['2026-07-01'] })).toEqual({});
    expect(parseFilters({ dateEnd: '2026-07-01' })).toEqual({ dateEnd: '2026-07-01' });
    const words = { season: 'all', sector: 'all', pest: 'all', crop: 'none' } as const;
    expect(parseFilters(words)).toEqual(words);
    const oneDay = { dateStart: isoDate('2026-07-01'), dateEnd: isoDate('2026-07-01') };
    expect(parseFilters(oneDay)).toEqual(oneDay);
    expect(parseFilters({ dateStart: '2026-07-01', dateEnd: 20_260_702 })).toEqual({
      dateStart: '2026-07-01',
    });
  });

  it('keep the period that was requested, also a word that is none', () => {
    for (const period of ['30days', 'allSeason', 'quincena'])
      expect(parseFilters({ period })).toEqual({ period });
    for (const period of ['', '30 days', '<b>', 30, 'x'.repeat(21)])
      expect(parseFilters({ period })).toEqual({});
    expect(filtersToSearch({ period: '90days', season: 2 })).toEqual({ season: 2, period: '90days' });
  });

  it('survive the way through the URL', () => {
    const id = fc.integer({ min: 0, max: 999_999_999 });
    const choice = fc.oneof(id, fc.constant('all'), fc.constant('none'), fc.string());
    fc.assert(
      fc.property(
        fc.record({ company: id, season: choice, sector: choice, pest: choice, crop: choice }),
        (query) => {
          const filters = parseFilters(query);
          const text = new URLSearchParams(
            Object.entries(filtersToSearch(filters)).map(([key, value]) => [key, String(value)]),
          );
          expect(parseFilters(Object.fromEntries(text))).toEqual(filters);
        },
      ),
    );
  });

  it('have dates by default', () => {
    const season = { start: isoDate('2026-07-01'), end: isoDate('2027-06-30') };
    expect(defaultDates(season, today)).toEqual(season);
    expect(defaultDates(null, today)).toEqual({ start: '2026-09-21', end: '2026-11-22' });
    expect(effectiveDates({ dateStart: isoDate('2026-10-01') }, season, today).start).toBe('2026-10-01');
    expect(effectiveDates({ dateStart: isoDate('2028-01-01') }, season, today)).toEqual(season);
    const last = { start: season.end, end: season.end };
    expect(effectiveDates({ dateStart: season.end }, season, today)).toEqual(last);
  });
});

const aSector = (id: number, name: string): Sector => ({
  id,
  clientId: 10,
  name,
  address: 'Buin, Metropolitana',
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  position: { latitude: -33.7, longitude: -70.7 },
});
const aStation = (id: number, rest: Partial<Station>): Station => ({
  id,
  clientId: 10,
  name: `E${id}`,
  position: null,
  tags: [],
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  sectorId: 1,
  nodeSerial: `VG-${id}`,
  cropId: 1,
  pestId: 1,
  seasonId: 2,
  ...rest,
});
const aSeason = (id: number, start: string, end: string) => ({
  id,
  clientId: 10,
  name: start,
  start: isoDate(start),
  end: isoDate(end),
  biofixes: [],
});

const context: FilterContext = {
  tree: {
    sectors: [aSector(1, 'Viña Ñuñoa'), aSector(2, 'Huerto Peñaflor'), aSector(3, 'Vacío')],
    seasons: [aSeason(1, '2025-07-01', '2026-06-30'), aSeason(2, '2026-07-01', '2027-06-30')],
    stations: [
      aStation(1, {}),
      aStation(2, { sectorId: 2, cropId: 22, pestId: 3 }),
      aStation(3, { sectorId: 2, cropId: 22, pestId: 2 }),
      aStation(4, { sectorId: 2, cropId: null, pestId: null }),
      aStation(5, { sectorId: 3, nodeSerial: null, cropId: 30, pestId: 13 }),
    ],
  },
  crops: [
    { id: 1, name: 'Vid', variantName: null },
    { id: 22, name: 'Manzano', variantName: 'Gala' },
    { id: 30, name: 'Maíz', variantName: null },
  ],
  pests: [
    { id: 1, name: 'Polilla de la vid' },
    { id: 2, name: 'Carpocapsa' },
    { id: 3, name: 'Polilla oriental' },
    { id: 13, name: 'Chicharrita del maíz' },
  ],
  today,
};
const ids = (list: readonly { id: number }[]) => list.map((entity) => entity.id);

describe('narrowing', () => {
  it('leaves the stations that fit', () => {
    expect(ids(stationsFor(context, {}))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(stationsFor(context, { season: 2 }))).toEqual([1, 2, 3, 4]);
    expect(ids(stationsFor(context, { season: 1 }))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(stationsFor(context, { sector: 2, crop: 'none' }))).toEqual([4]);
    expect(ids(stationsFor(context, { crop: 22, pest: 2 }))).toEqual([3]);
    const all = { season: 'all', sector: 'all', crop: 'all', pest: 'all' } as const;
    expect(ids(stationsFor(context, all))).toEqual([1, 2, 3, 4, 5]);
  });

  it('gives each filter the options that the others leave', () => {
    const options = filterOptions(context, { season: 2, sector: 2, crop: 22 });
    expect(ids(options.sectors)).toEqual([1, 2]);
    expect(ids(options.crops)).toEqual([22]);
    expect(ids(options.pests)).toEqual([2, 3]);
    expect([options.someWithoutCrop, options.someWithoutPest]).toEqual([true, false]);
    expect(ids(filterOptions(context, {}).sectors)).toEqual([1, 2, 3]);
    const without = (filters: Filters) => {
      const { someWithoutCrop, someWithoutPest } = filterOptions(context, filters);
      return [someWithoutCrop, someWithoutPest];
    };
    expect(without({ sector: 2 })).toEqual([true, true]);
    expect(without({ sector: 2, crop: 22 })).toEqual([true, false]);
    expect(without({ sector: 1 })).toEqual([false, false]);
    const bare = { ...context, tree: { ...context.tree, stations: [aStation(1, {})] } };
    expect(ids(filterOptions(bare, { season: 'all' }).sectors)).toEqual([1, 2, 3]);
    expect(ids(filterOptions(bare, { season: 2 }).sectors)).toEqual([1]);
  });

  it('selects the first pest of a crop', () => {
    const filters: Filters = { season: 2, crop: 1, pest: 1 };
    expect(selectCrop(context, filters, 22)).toEqual({ season: 2, crop: 22, pest: 2 });
    expect(selectCrop(context, filters, 'none')).toEqual({ season: 2, crop: 'none', pest: 'none' });
    expect(selectCrop(context, filters, 'all')).toEqual({ season: 2, crop: 'all', pest: 'all' });
  });

  it('lets go of what another sector or season does not have', () => {
    expect(selectSector(context, { season: 2, sector: 1, crop: 1, pest: 1 }, 2)).toEqual({
      season: 2,
      sector: 2,
      crop: 'all',
      pest: 'all',
    });
    const chosen: Filters = { season: 1, sector: 3, crop: 30, pest: 13, dateStart: today, reportType: 'all' };
    expect(selectSeason(context, chosen, 2)).toMatchObject({ season: 2, sector: 'all', crop: 'all' });
    expect(selectSeason(context, chosen, 2)).not.toHaveProperty('dateStart');
    const words: Filters = { season: 'all', sector: 'all', crop: 'none', pest: 'none' };
    expect(keepAvailable(context, words)).toEqual(words);
    expect(keepAvailable(context, { season: 99, pest: 77 })).toMatchObject({ season: 'all', pest: 'all' });
  });
});

describe('rows of sectors', () => {
  it('derive crops, pests and stations', () => {
    const rows = sectorRows(context, { season: 2 });
    expect(rows.map((row) => [row.sector.id, ids(row.crops), ids(row.pests), ids(row.stations)])).toEqual([
      [1, [1], [1], [1]],
      [2, [22], [2, 3], [2, 3, 4]],
    ]);
    expect(ids(sectorRows(context, { season: 'all' }).map((row) => row.sector))).toEqual([1, 2, 3]);
    expect(sectorRows(context, { sector: 2 })).toHaveLength(1);
    const bare = { ...context, tree: { ...context.tree, stations: [] } };
    expect(sectorRows(bare, { sector: 'all' })).toHaveLength(3);
    expect(sectorRows(bare, { season: 2 })).toEqual([]);
  });

  it('are found by sector or pest, whatever accents and case', () => {
    const found = (text: string) =>
      ids(searchSectorRows(sectorRows(context, {}), text).map((row) => row.sector));
    expect(found('nunoa')).toEqual([1]);
    expect(found('  PEÑA')).toEqual([2]);
    expect(found('maiz')).toEqual([3]);
    expect(found('polilla')).toEqual([1, 2]);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('Lobesia')).toEqual([1]);
    expect(found('cydia pomonella')).toEqual([2]);
    expect(found('cereza')).toEqual([]);
    expect(ids(rowsWithCrops(sectorRows(context, {}), [22, 30]).map((row) => row.sector))).toEqual([2, 3]);
    expect(rowsWithCrops(sectorRows(context, {}), [])).toHaveLength(3);
    const [vineyard, ...rest] = sectorRows(context, {});
    const mixed = { ...vineyard!, crops: context.crops };
    expect(rowsWithCrops([mixed, ...rest], [30])).toEqual([mixed, rest[1]]);
  });
});
