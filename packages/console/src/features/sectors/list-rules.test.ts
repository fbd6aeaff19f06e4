import { isoDate } from '@vigia/domain';
import { captureGroups } from '@vigia/domain/captures';
import type { Filters, Season, SectorRow, Station } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { aStation } from '../../../../domain/fixtures/builders/station.ts';
import { cropNames, listFilters } from './list-rules.ts';

const season = (id: number, start: string, end: string): Season => ({
  id,
  clientId: 1,
  name: start.slice(0, 4),
  start: isoDate(start),
  end: isoDate(end),
  biofixes: [],
});
const tree = {
  sectors: [],
  stations: [],
  seasons: [season(8, '2025-05-01', '2026-04-30'), season(9, '2026-05-01', '2027-04-30')],
};

describe('the filters of the list', () => {
  const settled = (filters: Filters) => listFilters({ tree, today: isoDate('2026-11-21') }, filters);

  it('stay when one season and all sectors are chosen', () => {
    const filters: Filters = { company: 1, season: 8, sector: 'all' };
    expect(settled(filters)).toBe(filters);
  });

  it('take the newest season if none, all or an unknown one is chosen', () => {
    expect(settled({})).toEqual({ season: 9 });
    expect(settled({ season: 'all' })).toEqual({ season: 9 });
    expect(settled({ company: 1, season: 77 })).toEqual({ company: 1, season: 9 });
  });

  it('stay with the current season while the next one has no stations', () => {
    const ahead = { ...tree, seasons: [...tree.seasons, season(10, '2027-05-01', '2028-04-30')] };
    expect(listFilters({ tree: ahead, today: isoDate('2026-11-21') }, {})).toEqual({ season: 9 });
  });

  it('return to all sectors when a sector, crop or pest is chosen, and keep the season', () => {
    expect(settled({ season: 8, sector: 3 })).toEqual({ season: 8 });
    expect(settled({ season: 8, crop: 'none' })).toEqual({ season: 8 });
    expect(settled({ season: 8, pest: 2, reportType: 'all' })).toEqual({ season: 8, reportType: 'all' });
  });

  it('stay unchanged for a client without seasons', () => {
    const none = { tree: { ...tree, seasons: [] }, today: isoDate('2026-11-21') };
    const first = listFilters(none, {});
    expect(first).toEqual({ season: 'all' });
    expect(listFilters(none, first)).toBe(first);
  });
});

const station = (id: number, pestId: number | null): Station =>
  aStation({ id, clientId: 1, name: `N-0${id}`, sectorId: 2, nodeSerial: 'A', pestId, seasonId: 9 });

const row: SectorRow = {
  sector: {
    id: 2,
    clientId: 1,
    name: 'Norte',
    address: 'Casablanca',
    dateCreated: '2025-05-05T14:20:00Z',
    archived: false,
    position: { latitude: 0, longitude: 0 },
  },
  stations: [station(1, 1), station(2, 12), station(3, 1), station(4, null)],
  crops: [
    { id: 22, name: 'Manzano', variantName: 'Fuji' },
    { id: 1, name: 'Vid', variantName: null },
  ],
  pests: [
    { id: 1, name: 'Lobesia' },
    { id: 12, name: 'Drosófila' },
  ],
};

it('captures are requested by sector and pest, each with its own traps', () => {
  expect(captureGroups([row])).toEqual([
    { key: '2:1', pestId: 1, stationIds: [1, 3] },
    { key: '2:12', pestId: 12, stationIds: [2] },
  ]);
});

it('crops are named with their variety', () => {
  expect(cropNames(row)).toBe('Manzano (Fuji), Vid');
});
