import { goodPng } from '../../support/hostile-images.ts';
import { COUNTED, PHOTO_TAKEN } from '../../support/small-photos.ts';
import type { MatrixRow } from '../row.ts';

const counted = { samples: [{ x: 80, y: 60, method: 'manual' }], overall: 1 };

/** A form with one photo. */
const upload = (): FormData => {
  const form = new FormData();
  form.set('date_created', '2026-11-20T15:00:00Z');
  form.set('file', new File([new Uint8Array(goodPng)], 'foto.png', { type: 'image/png' }));
  return form;
};

/** A form that names a photo instead of bringing it. */
const parked = (): FormData => {
  const form = new FormData();
  form.set('parked_photo_id', '7d7d7d7d-7d7d-4d7d-8d7d-7d7d7d7d7d7d');
  return form;
};

const PHOTO_KEY = '5c5c5c5c-5c5c-4c5c-8c5c-5c5c5c5c5c5c';

const MODEL = { query: { inference_model: 'lobesia' } };
const EXISTS = { query: { inference_model: 'cydia', check_existence: 'true' } };
const inferenceRequests: readonly MatrixRow[] = ['/v2', ''].flatMap((version): MatrixRow[] => [
  {
    route: `GET ${version}/images/{image_id}/detection_boxes`,
    right: 'read',
    aim: 'image',
    ask: () => MODEL,
  },
  {
    route: `GET ${version}/images/{image_id}/file/inference`,
    right: 'read',
    aim: 'image',
    ask: () => MODEL,
  },
  {
    route: `GET ${version}/images/{image_id}/file/inference`,
    label: 'existence',
    right: 'read',
    aim: 'image',
    ask: () => EXISTS,
  },
]);

/** A form with one picture and nothing else. */
const logo = (): FormData => {
  const form = upload();
  form.delete('date_created');
  return form;
};
const LOGO = '/v2/clients/{client_id}/logo';
const logoRequests: readonly MatrixRow[] = [
  { route: `GET ${LOGO}`, right: 'read', aim: 'client' },
  { route: `PUT ${LOGO}`, right: 'client-admin-write', aim: 'client', ask: () => ({ body: logo() }) },
  { route: `DELETE ${LOGO}`, right: 'client-admin-write', aim: 'client' },
];

const edited = (edit: object): MatrixRow => ({
  route: 'PUT /v2/images',
  right: 'admin-write',
  aim: 'image',
  ask: ({ id }) => ({ body: { items: [{ image_id: id, ...edit }] } }),
});
const editRequests: readonly MatrixRow[] = [
  { ...edited({ date_created: '2026-11-18T15:00:00Z' }), label: 'another date' },
  { ...edited({ image_is_deleted: true }), label: 'deleted' },
];

export const imagesRequests: readonly MatrixRow[] = [
  ...inferenceRequests,
  ...logoRequests,
  { route: 'GET /v2/stations/{station_id}/images', right: 'read', aim: 'station' },
  {
    route: 'GET /v2/stations/{station_id}/images',
    label: 'deleted',
    right: 'read',
    aim: 'station',
    ask: () => ({ query: { deleted: 'true' } }),
  },
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
  ...editRequests,
  {
    route: 'POST /v2/images',
    right: 'admin-write',
    aim: 'station',
    ask: ({ id }) => ({ query: { station_id: id }, body: upload() }),
  },
  {
    route: 'POST /v2/images',
    label: 'a trial run',
    right: 'admin-write',
    aim: 'station',
    ask: ({ id }) => ({ query: { station_id: id, dry_run: 'true' }, body: upload() }),
  },
  {
    route: 'POST /v2/images',
    label: 'a trial run that parks',
    right: 'admin-write',
    aim: 'station',
    ask: ({ id }) => ({ query: { station_id: id, dry_run: 'true', park: 'true' }, body: upload() }),
  },
  {
    route: 'POST /v2/images',
    label: 'of a photo that nobody has parked',
    right: 'admin-write',
    aim: 'station',
    ask: ({ id }) => ({ query: { station_id: id }, body: parked() }),
    good: 400,
  },
  {
    route: 'POST /v2/nodes/{serial}/images',
    right: 'device-write',
    aim: 'node',
    ask: () => ({ body: upload() }),
  },
  ...photosOf('/v2/events/{event_id}', { aim: 'install' }),
  ...photosOf('/v2/stations/{station_id}/field_counts/{pest_id}/{date_count}', {
    aim: 'station',
    path: { pest_id: String(COUNTED.pest), date_count: COUNTED.day },
  }),
];

/** Photos that are added to something, whole and in pieces. */
function photosOf(owner: string, of: Pick<MatrixRow, 'aim' | 'path'>): MatrixRow[] {
  const row = { ...of, right: 'field-write' } as const;
  return [
    { ...row, route: `POST ${owner}/images`, ask: () => ({ body: upload() }) },
    {
      ...row,
      route: `POST ${owner}/pieces`,
      ask: () => ({
        query: { photo_key: PHOTO_KEY, at_byte: 0 },
        body: new TextEncoder().encode('a piece'),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    },
    {
      ...row,
      route: `POST ${owner}/images`,
      label: 'whose pieces are not there',
      ask: () => {
        const body = new FormData();
        body.set('photo_key', PHOTO_KEY);
        return { body };
      },
      good: 400,
    },
  ];
}
