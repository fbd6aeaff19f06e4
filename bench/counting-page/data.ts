import { type StoredImage, toImage } from '../../packages/api/src/client/to-image.ts';
import { type ClientTree, type Station, USUAL_CLIENT } from '../../packages/domain/src/index.ts';

export const IMAGES = 100_000;
export const STATIONS = 1_000;
const SECTORS = 100;

const position = { latitude: -34, longitude: -71 };
const station = (id: number): Station => ({
  id,
  clientId: 3,
  name: `Trampa ${id}`,
  position,
  tags: [],
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  sectorId: id % SECTORS,
  nodeSerial: null,
  cropId: 1,
  pestId: 1,
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
  },
];

/** One photo an hour and station, as a list of the server has them: newest first. */
export const list = (): StoredImage[] =>
  Array.from({ length: IMAGES }, (_, i) => {
    const taken = new Date(Date.UTC(2026, 10, 21, 15) - Math.floor(i / STATIONS) * 3_600_000).toISOString();
    return toImage({
      image_id: i + 1,
      client_id: 3,
      station_id: i % STATIONS,
      node_serial_number: null,
      camera: 1,
      image_type: 'bug',
      date_created: taken,
      date_uploaded: taken,
      source_entity_id: null,
      intact: true,
      width: 2592,
      height: 1944,
      image_analytics: i % 3 === 0 ? { bug: { '1': { samples: [], overall: i % 40 } } } : null,
      inference_analytics: { lobesia: { overall: i % 37 } },
      counted_at: null,
      counted_by: null,
      extra_data: { crop_id: 1, pest_id: 1 },
      deleted_at: null,
      version: 1,
    });
  });
