import type { ImageAnalytics } from '@vigia/domain/captures';
import { sql } from 'kysely';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { imageFiles } from '../images/image-files.ts';
import { jpegOf } from '../images/pixels.ts';
import { insertImage } from '../stores/images/image-rows.ts';
import { readSetting } from '../stores/service/settings.ts';
import { DEMO_DAY } from './feed.ts';
import { emptyPlate, type PlateInsect, withInsects } from './plate-photo.ts';
import { randomFor } from './random.ts';

export interface PhotosRequest {
  readonly databases: Pick<Databases, 'owner' | 'background'>;
  readonly blobs: BlobStore;
  /** Epoch ms. */
  readonly now: number;
  readonly signal: AbortSignal;
}

/** Counts of the last days get a photo; older ones do not. */
const DAYS = 3;
/** Half the width and height of the cameras' photos, px. */
const SIZE = { width: 1296, height: 972 };
/** Side of a square, px. Each insect has its own one, so that insects do not overlap. */
const SQUARE = 54;
const MARGIN = 27;

/** A trap's count without a photo. */
interface Uncovered {
  readonly client_id: number;
  readonly station_id: number;
  readonly pest_id: number;
  readonly t: string;
  readonly in_photo: number;
  readonly node_sn: string | null;
  /** When the plate in the photo was put into the trap. */
  readonly plate_since: string;
}

/**
 * Draws the photos of the newest counts of the demo farm. Until the plate is changed, its insects stay from day
 * to day and new ones are added. Without a demo farm it does nothing.
 */
export async function drawDemoPhotos({ databases, blobs, now, signal }: PhotosRequest): Promise<number> {
  if ((await readSetting(databases.owner, DEMO_DAY)) === null) return 0;
  const images = imageFiles(blobs, () => now);
  const plate = emptyPlate({ ...SIZE, name: 'demo' });
  const counts = await uncovered(databases.owner, now);
  for (const count of counts) {
    signal.throwIfAborted();
    const insects = insectsOf(count);
    const jpeg = await jpegOf(withInsects(plate, { insects, name: plateName(count) }));
    const photo = await images.storeImage(count.client_id, jpeg);
    await asClient(databases.background, count.client_id, async (tx) => {
      const takenAt = Date.parse(count.t);
      const { imageId, known } = await insertImage(
        tx,
        {
          clientId: count.client_id,
          stationId: count.station_id,
          serial: count.node_sn,
          type: 'bug',
          takenAt,
          source: count.node_sn === null ? 'import' : `node/${count.node_sn}`,
        },
        photo,
        photo.sourceSha256,
      );
      if (known) return;
      await tx
        .updateTable('image')
        .set({
          image_analytics: JSON.stringify(countedAs(count, insects)),
          counted_at: new Date(takenAt + COUNTED_AFTER_MS).toISOString(),
          date_uploaded: new Date(takenAt + SENT_AFTER_MS).toISOString(),
        })
        .where('client_id', '=', count.client_id)
        .where('image_id', '=', imageId)
        .execute();
    });
  }
  return counts.length;
}

const SENT_AFTER_MS = 4 * 60_000;
const COUNTED_AFTER_MS = 50 * 60_000;

/** Newest first: visitors look at those first. */
async function uncovered(owner: Databases['owner'], now: number): Promise<readonly Uncovered[]> {
  const { rows } = await sql<Uncovered>`
    select c.client_id, c.station_id, c.pest_id, c.t, c.in_photo, c.node_sn,
      coalesce((
        select max(p.t) from capture p
        where p.client_id = c.client_id and p.station_id = c.station_id and p.pest_id = c.pest_id
          and p.t <= c.t and p.plate_changed
      ), '1970-01-01T00:00:00Z') as plate_since
    from capture c
    where c.t > to_timestamp(${now / 1000}::float8) - make_interval(days => ${DAYS})
      and c.t <= to_timestamp(${now / 1000}::float8)
      and not exists (
        select from image i
        where i.client_id = c.client_id and i.station_id = c.station_id and i.image_type = 'bug'
          and i.date_created = c.t
      )
    order by c.t desc, c.station_id`.execute(owner);
  return rows;
}

const plateName = ({ station_id, plate_since }: Uncovered): string => `${station_id}/${plate_since}`;

/** Positions of the insects on a plate. The first ones are the same for every count. */
function insectsOf(count: Uncovered): PlateInsect[] {
  const random = randomFor(`plate-insects/${plateName(count)}`);
  const across = Math.floor((SIZE.width - 2 * MARGIN) / SQUARE);
  const down = Math.floor((SIZE.height - 2 * MARGIN) / SQUARE);
  const squares = Array.from({ length: across * down }, (_, i) => i);
  const insects: PlateInsect[] = [];
  for (let i = 0; i < Math.min(count.in_photo, squares.length); i += 1) {
    const pick = random.integer(i, squares.length - 1);
    [squares[i], squares[pick]] = [squares[pick]!, squares[i]!];
    const radius = random.between(12, 19);
    const reach = SQUARE / 2 - radius - 2;
    insects.push({
      x: Math.round(MARGIN + SQUARE * ((squares[i]! % across) + 0.5) + random.between(-reach, reach)),
      y: Math.round(
        MARGIN + SQUARE * (Math.floor(squares[i]! / across) + 0.5) + random.between(-reach, reach),
      ),
      radius,
    });
  }
  return insects;
}

/** The analytics of a manual count, with a mark at every insect. */
const countedAs = ({ pest_id, in_photo }: Uncovered, insects: readonly PlateInsect[]): ImageAnalytics => ({
  bug: { [pest_id]: { samples: insects.map(({ x, y }) => ({ x, y, method: 'manual' })), overall: in_photo } },
});
