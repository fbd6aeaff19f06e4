import type { Insertable } from 'kysely';
import type { BlobStore } from '../../src/blobs/blob-store.ts';
import type { Databases } from '../../src/db/pool.ts';
import type { ImageTable } from '../../src/db/schema/images.ts';
import { thumbnailKey } from '../../src/images/blob-keys.ts';
import { photoOf, THUMBNAIL_SIZES } from '../../src/images/photo.ts';
import { platePhoto } from '../../src/seed/plate-photo.ts';
import { FOREIGN_CANARY } from './small-farm.ts';

/** A photo of each station of the small farm; ids show whose they are. */
export const PHOTOS = { north: 501, south: 502, foreign: 503 } as const;
/** The installs of the stations, which photos may be added to; before the season's reports. */
export const INSTALLS = { north: 21, south: 22, foreign: 23 } as const;
export const PHOTO_TAKEN = '2026-11-20T14:00:00.000Z';
/** Pest and day of the counts of `insertSmallCounts`. */
export const COUNTED = { pest: 1, day: '2026-05-02' } as const;
const SIZE = { width: 320, height: 240 };

const photos = [
  {
    client_id: 1,
    image_id: PHOTOS.north,
    station_id: 1001,
    node_serial_number: 'VG-1',
    source_entity_id: 'node/VG-1',
  },
  {
    client_id: 1,
    image_id: PHOTOS.south,
    station_id: 1002,
    node_serial_number: 'VG-2',
    source_entity_id: 'node/VG-2',
  },
  {
    client_id: 3,
    image_id: PHOTOS.foreign,
    station_id: 3001,
    node_serial_number: FOREIGN_CANARY,
    source_entity_id: FOREIGN_CANARY,
  },
];

/** A field count of each station of the small farm, to which photos may be added: nothing was found. */
export async function insertSmallCounts({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const count = { pest_id: COUNTED.pest, day: COUNTED.day, number_found: 0 };
  const counted_at = `${COUNTED.day}T16:00:00.000Z`;
  await owner
    .insertInto('field_count')
    .values([
      { ...count, counted_at, client_id: 1, station_id: 1001 },
      { ...count, counted_at, client_id: 1, station_id: 1002 },
      { ...count, counted_at, client_id: 3, station_id: 3001 },
    ])
    .execute();
}

export async function insertSmallPhotos({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const install = {
    type: 'device_install',
    datetime_created: '2026-05-02T15:00:00.000Z',
    datetime_event: '2026-05-02T15:00:00.000Z',
    date_event: '2026-05-02',
  };
  await owner
    .insertInto('event')
    .values([
      { ...install, client_id: 1, event_id: INSTALLS.north, station_id: 1001, node_id: 'VG-1' },
      { ...install, client_id: 1, event_id: INSTALLS.south, station_id: 1002, node_id: 'VG-2' },
      { ...install, client_id: 3, event_id: INSTALLS.foreign, station_id: 3001, node_id: FOREIGN_CANARY },
    ])
    .execute();
  const { sha256, jpeg } = await smallPhoto();
  const rows = photos.map(
    (photo): Insertable<ImageTable> => ({
      ...photo,
      ...SIZE,
      image_type: 'bug',
      date_created: PHOTO_TAKEN,
      date_uploaded: '2026-11-20T14:05:00.000Z',
      day: '2026-11-20',
      crop_id: 1,
      pest_id: 1,
      source_sha256: `source-${photo.image_id}`,
      sha256,
      blob_key: keyOf(photo),
      bytes: jpeg.length,
    }),
  );
  await owner.insertInto('image').values(rows).execute();
  const found = {
    inference_model: FOUND.inference_model,
    detector: FOUND.detector,
    boxes: JSON.stringify(FOUND.boxes),
  };
  const detections = photos.map(({ client_id, image_id }) => ({ client_id, image_id, ...found }));
  await owner.insertInto('detection').values(detections).execute();
}

/** What a model proposes on each of the photos. */
export const FOUND = {
  inference_model: 'lobesia',
  detector: 'test/1',
  boxes: [
    {
      centroid: { x: 80, y: 60 },
      detection_box: { left: 70, top: 50, right: 90, bottom: 70 },
      score: 0.9,
      class: 'insect',
    },
  ],
};

const keyOf = ({ client_id, image_id }: (typeof photos)[number]): string =>
  `images/${client_id}/test/${image_id}.jpg`;

let drawn: ReturnType<typeof photoOf> | undefined;

function smallPhoto(): ReturnType<typeof photoOf> {
  drawn ??= platePhoto({ ...SIZE, insects: THREE, name: 'small farm' }).then(photoOf);
  return drawn;
}

/** Puts the files of the small farm's photos into a store: three insects on an empty plate, all the same. */
export async function putSmallPhotos(blobs: BlobStore): Promise<void> {
  const { jpeg, thumbnails } = await smallPhoto();
  for (const photo of photos) {
    await blobs.put(keyOf(photo), jpeg);
    for (const size of THUMBNAIL_SIZES) await blobs.put(thumbnailKey(keyOf(photo), size), thumbnails[size]);
  }
}

const THREE = [
  { x: 80, y: 60, radius: 9 },
  { x: 200, y: 90, radius: 12 },
  { x: 140, y: 180, radius: 10 },
];
