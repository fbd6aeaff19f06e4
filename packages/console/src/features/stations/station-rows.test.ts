import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { aStation } from '../../../../domain/fixtures/builders/station.ts';
import { chosenRows, orNone, searchStationRows, stationRows } from './station-rows.ts';
import { STATIONS } from './words.ts';

const station = aStation({
  clientId: 1,
  sectorId: 2,
  nodeSerial: 'A-1',
  cropId: 22,
  pestId: 2,
  seasonId: 9,
});

const context = {
  today: isoDate('2026-11-21'),
  crops: [{ id: 22, name: 'Manzano', variantName: 'Fuji' }],
  pests: [{ id: 2, name: 'Carpocapsa' }],
  tree: {
    sectors: [
      {
        id: 2,
        clientId: 1,
        name: 'El Peral',
        address: 'San Fernando',
        dateCreated: '2025-05-05T14:20:00Z',
        archived: false,
        position: { latitude: 0, longitude: 0 },
      },
    ],
    seasons: [
      {
        id: 9,
        clientId: 1,
        name: '2026–27',
        start: isoDate('2026-05-01'),
        end: isoDate('2027-04-30'),
        biofixes: [],
      },
    ],
    stations: [
      { ...station, id: 1, name: 'N-01' },
      { ...station, id: 2, name: 'N-02', cropId: null, pestId: null },
      { ...station, id: 3, name: 'N-03', nodeSerial: null },
    ],
  },
};

it('a row has the names of what its station refers to', () => {
  const rows = stationRows(STATIONS.spanish, context, { season: 9 });
  expect(rows.map((row) => [row.station.name, row.sector, row.crop, row.pest, row.season])).toEqual([
    ['N-01', 'El Peral', 'Manzano (Fuji)', 'Carpocapsa', '2026–27'],
    ['N-02', 'El Peral', null, null, '2026–27'],
  ]);
  expect(orNone(STATIONS.spanish, rows[1]?.crop ?? null)).toBe('No Asignado');
});

it('all seasons show stations without a device too', () => {
  expect(stationRows(STATIONS.spanish, context, { season: 'all' })).toHaveLength(3);
});

it('a search finds any of the names, ignoring accents', () => {
  const rows = stationRows(STATIONS.spanish, context, { season: 'all' });
  const found = (text: string) => searchStationRows(rows, text).map((row) => row.station.name);
  expect(found('')).toHaveLength(3);
  expect(found('fuji n-01')).toEqual(['N-01']);
  expect(found('NO ASIGNÁDO')).toEqual(['N-02', 'N-03']);
  expect(found('lobesia')).toEqual([]);
  expect(found('cydia')).toEqual(['N-01', 'N-03']);
});

it('a search finds a tag by the text of its chip', () => {
  const tagged = { ...context.tree.stations[0]!, tags: ['internal:revisar antena', 'Borde Ñuble'] };
  const rows = stationRows(
    STATIONS.spanish,
    { ...context, tree: { ...context.tree, stations: [tagged] } },
    { season: 'all' },
  );
  expect(searchStationRows(rows, 'antena nuble')).toHaveLength(1);
  expect(searchStationRows(rows, 'internal')).toHaveLength(0);
});

it('the rows are limited to a station, or to those with an event', () => {
  const rows = stationRows(STATIONS.spanish, context, { season: 'all' });
  expect(chosenRows(rows, null, null)).toBe(rows);
  const names = (stationId: number | null, lastEvent: Parameters<typeof chosenRows>[2]) =>
    chosenRows(rows, stationId, lastEvent).map((row) => row.station.name);
  expect(names(2, null)).toEqual(['N-02']);
  const odd = ({ id }: { id: number }) => (id % 2 === 1 ? isoDate('2026-11-02') : null);
  expect(names(null, odd)).toEqual(['N-01', 'N-03']);
  expect(names(2, odd)).toEqual([]);
});
