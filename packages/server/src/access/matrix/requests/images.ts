import { PHOTO_TAKEN } from '../../../testing/small-photos.ts';
import type { MatrixRow } from '../row.ts';

const counted = { samples: [{ x: 80, y: 60, method: 'manual' }], overall: 1 };

export const imagesRequests: readonly MatrixRow[] = [
  { route: 'GET /v2/stations/{station_id}/images', right: 'read', aim: 'station' },
  { route: 'GET /v2/nodes/{node_id}/images', right: 'read', aim: 'placed-node' },
  { route: 'GET /v2/images/{image_id}/file', right: 'read', aim: 'image' },
  {
    route: 'GET /v2/images/{image_id}/file',
    label: 'thumbnail',
    right: 'read',
    aim: 'image',
    ask: () => ({ query: { thumbnail: 250 }, headers: { accept: 'image/jpeg' } }),
  },
  {
    route: 'GET /clients/{client_id}/images/metadata',
    right: 'read',
    aim: 'client',
    ask: () => ({ query: { dateStart: '2026-11-01', gzip: 'true' } }),
  },
  {
    route: 'PUT /images/{image_id}/metadata',
    right: 'root-write',
    aim: 'image',
    ask: () => ({
      body: {
        image_analytics: JSON.stringify({ bug: { 1: counted } }),
        date_created: PHOTO_TAKEN.replace('Z', '+00:00'),
      },
    }),
  },
];
