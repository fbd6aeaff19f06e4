import type { StoredImage } from '../../packages/api/src/client/to-image.ts';
import { aStation } from '../../packages/domain/fixtures/builders/station.ts';
import { USUAL_CLIENT } from '../../packages/domain/src/entries/access.ts';
import type { ClientTree, Station } from '../../packages/domain/src/entries/farm.ts';

export const IMAGES = 100_000;
export const STATIONS = 1_000;
const SECTORS = 100;

const position = { latitude: -34, longitude: -71 };
const station = (id: number): Station =>
  aStation({
    id,
    clientId: 3,
    name: `Trampa ${id}`,
    position,
    sectorId: id % SECTORS,
    nodeSerial: null,
    seasonId: 1,
  });
export const TREES: readonly ClientTree[] = [
  {
    client: {
      id: 3,
      name: 'Huertos',
      taxId: null,
      dateCreated: '2025-05-05T14:20:00Z',
      archived: false,
      ...USUAL_CLIENT,
    },
    sectors: Array.from({ length: SECTORS }, (_, id) => ({
      id,
      clientId: 3,
      name: `Cuartel ${id}`,
      address: 'Curicó, Maule',
      dateCreated: '2025-05-05T14:20:00Z',
      archived: false,
      position,
    })),
    seasons: [],
    stations: Array.from({ length: STATIONS }, (_, id) => station(id)),
    nodes: [],
    thresholds: [],
    products: [],
    harvests: [],
  },
];

/** One photo an hour and station, as a list of the server has them: newest first. */
export const list = (): StoredImage[] =>
  Array.from({ length: IMAGES }, (_, i) => {
    const takenAt = Date.UTC(2026, 10, 21, 15) - Math.floor(i / STATIONS) * 3_600_000;
    return {
      id: String(i + 1),
      clientId: 3,
      stationId: i % STATIONS,
      nodeSerial: null,
      camera: 1,
      type: 'bug',
      takenAt,
      uploadedAt: takenAt,
      intact: true,
      size: { width: 2592, height: 1944 },
      analytics: i % 3 === 0 ? { bug: { '1': { samples: [], overall: i % 40 } } } : null,
      inferred: new Map([['lobesia', i % 37]]),
      countedAt: null,
      countedBy: null,
      cropId: 1,
      pestId: 1,
      deletedAt: null,
      version: 1,
    };
  });
