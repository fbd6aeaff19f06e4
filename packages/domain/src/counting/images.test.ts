import { describe, expect, it } from 'vitest';
import { USUAL_CLIENT } from '../access/clients.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { ClientAttributes } from '../farm/client.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import { countingTree, isCountable, newestFirst, type StationImage } from './images.ts';

const now = Date.UTC(2026, 10, 21, 15);
const image = (
  id: string,
  daysAgo: number,
  stationId: number | null = 1,
  type: StationImage['type'] = 'bug',
): StationImage => ({
  id,
  type,
  stationId,
  takenAt: now - daysAgo * DAY_MS,
});
const ids = (images: readonly StationImage[]) => images.map(({ id }) => id);

describe('images of a station', () => {
  it('are listed newest first', () => {
    expect(ids(newestFirst([image('2', 3), image('9', 1), image('10', 1), image('4', 7)]))).toEqual([
      '10',
      '9',
      '2',
      '4',
    ]);
  });

  it('count where they show a trap of a station', () => {
    expect(isCountable(image('1', 1))).toBe(true);
    expect(isCountable(image('1', 1, null))).toBe(false);
    expect(isCountable(image('1', 1, 1, 'plant'))).toBe(false);
  });
});

describe('the tree', () => {
  const sector = (id: number, clientId: number, name: string) => ({
    id,
    clientId,
    name,
    address: '',
    dateCreated: '2025-05-05T14:20:00Z',
    archived: false,
    position: { latitude: 0, longitude: 0 },
  });
  const station = (id: number, sectorId: number, name: string) => ({
    id,
    clientId: 0,
    name,
    position: null,
    tags: [],
    dateCreated: '2025-05-05T14:20:00Z',
    archived: false,
    sectorId,
    nodeSerial: null,
    cropId: null,
    pestId: 1,
    seasonId: null,
  });
  const tree = (id: number, name: string, more: Partial<ClientAttributes> = {}): ClientTree => ({
    client: {
      id,
      name,
      taxId: null,
      dateCreated: '2025-05-05T14:20:00Z',
      archived: false,
      ...USUAL_CLIENT,
      ...more,
    },
    sectors: [
      sector(id * 10, id, 'Ñuble'),
      sector(id * 10 + 1, id, 'Cuartel 10'),
      sector(id * 10 + 2, id, 'cuartel 9'),
    ],
    seasons: [],
    stations: [
      station(id * 100, id * 10, 'b'),
      station(id * 100 + 1, id * 10, 'Á'),
      station(id * 100 + 2, id * 10 + 2, 'c'),
      station(id * 100 + 3, id * 10 + 1, 'sin fotos'),
    ],
    nodes: [],
    thresholds: [],
    products: [],
    harvests: [],
  });

  it('goes by client, sector and station, each by name, and by date', () => {
    const images = [
      image('old', 9, 300),
      image('new', 1, 300),
      image('a', 1, 301),
      image('c', 1, 302),
      image('b', 1, 400),
      image('plant', 1, 303, 'plant'),
      image('loose', 1, null),
      image('skipped', 1, 100),
      image('pool', 1, 200),
    ];
    const branches = countingTree(
      [
        tree(4, 'Zapallar'),
        tree(1, 'A', { isCounted: false }),
        tree(2, 'B', { isDevicePool: true }),
        tree(3, 'águila'),
        tree(5, 'Vacío'),
      ],
      images,
    );
    expect(
      branches.map(({ client, sectors }) => [
        client.name,
        sectors.map((one) => [one.sector.name, one.stations.map((s) => [s.station.name, ids(s.images)])]),
      ]),
    ).toEqual([
      [
        'águila',
        [
          ['cuartel 9', [['c', ['c']]]],
          [
            'Ñuble',
            [
              ['Á', ['a']],
              ['b', ['new', 'old']],
            ],
          ],
        ],
      ],
      ['Zapallar', [['Ñuble', [['b', ['b']]]]]],
    ]);
  });
});
