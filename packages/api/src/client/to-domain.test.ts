import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { aStation } from '../../../domain/fixtures/builders/station.ts';
import { toWire } from '../contract/fields.ts';
import { InfrastructureAnswer } from '../contract/infrastructure.ts';
import { inDegrees } from '../contract/location.ts';
import { station as fields } from '../contract/station.ts';
import { toInfrastructure, toSeriesAnswer } from './to-domain.ts';

const station = toWire(
  fields,
  inDegrees(
    aStation({
      id: 3,
      clientId: 1,
      name: 'N-03',
      tags: ['borde'],
      sectorId: 2,
      nodeSerial: null,
      seasonId: 9,
      position: { latitude: -33.3, longitude: -71.4 },
    }),
  ),
);

const wire = InfrastructureAnswer.parse({
  crops: [{ crop_id: 1, crop_name: 'Vid', variant_name: 'Pinot Noir' }],
  pests: [{ pest_id: 1, pest_name: 'Lobesia botrana' }],
  catalogue: { documents: [], retired_pests: [2], retired_crops: [] },
  clients: [
    {
      client_id: 1,
      client_name: 'Viña Los Aromos',
      client_tax_id: null,
      client_date_created: '2026-01-01T00:00:00Z',
      client_is_archived: false,
      client_is_device_pool: false,
      client_is_counted: true,
      client_is_test: false,
      client_requires_second_step: false,
      stations: [
        station,
        { ...station, station_id: 4, station_position_lon: null },
        { ...station, station_id: 5, station_is_archived: true },
      ],
      nodes: [],
      sectors: [],
      capture_thresholds: [],
      products: [],
      harvest_dates: [],
      seasons: [
        {
          season_id: 9,
          client_id: 1,
          season_name: '2026–27',
          date_start: '2026-05-01',
          date_end: '2027-04-30',
          biofix: [],
        },
      ],
      users: [],
    },
  ],
});

describe('the tree', () => {
  const { trees, crops } = toInfrastructure(wire);

  it('speaks domain words', () => {
    expect(crops).toEqual([{ id: 1, name: 'Vid', variantName: 'Pinot Noir' }]);
    expect(trees[0]?.seasons[0]).toMatchObject({ id: 9, start: '2026-05-01', end: '2027-04-30' });
    expect(trees[0]?.stations[0]).toMatchObject({
      id: 3,
      name: 'N-03',
      position: { latitude: -33.3, longitude: -71.4 },
      seasonId: 9,
    });
  });

  it('drops archived stations and half positions', () => {
    expect(trees[0]?.stations.map(({ id, position }) => [id, position !== null])).toEqual([
      [3, true],
      [4, false],
    ]);
  });
});

it('a series keeps its holes', () => {
  const answer = toSeriesAnswer({
    start: isoDate('2026-09-01'),
    step: 'day',
    values: [0, null, 2.5],
    meta: { missing_days: 1, stations: 1, last_date: null },
  });
  expect(answer.series.values).toEqual([0, null, 2.5]);
  expect(answer.lastDate).toBeNull();
});
