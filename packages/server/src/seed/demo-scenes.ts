import { IMAGE_LOOK_BACK_DAYS, type ImageType } from '@vigia/domain/captures';
import { sql } from 'kysely';
import { asClient } from '../db/tenant.ts';
import { imageFiles } from '../images/image-files.ts';
import { insertImage } from '../stores/images/image-rows.ts';
import { readSetting } from '../stores/service/settings.ts';
import type { PhotosRequest } from './demo-photos.ts';
import { DEMO_DAY } from './feed.ts';
import { scenePhoto } from './scene-photo.ts';

/** Days with photos of a second camera, and how many stations there are per second camera. */
const DAYS = 3;
const EVERY = 3;

/** A photo of the demo farm that must be drawn. */
interface Missing {
  readonly client_id: number;
  readonly station_id: number;
  readonly node_sn: string | null;
  readonly t: string;
  readonly type: ImageType;
  readonly source: string;
}

/**
 * Draws the photos that are not counted: those of second cameras, which show the vines, and those that people
 * sent with installs and swaps. Without a demo farm it does nothing.
 */
export async function drawDemoScenes({ databases, blobs, now, signal }: PhotosRequest): Promise<number> {
  if ((await readSetting(databases.owner, DEMO_DAY)) === null) return 0;
  const images = imageFiles(blobs, () => now);
  const missing = [...(await secondCameras(databases.owner, now)), ...(await reported(databases.owner, now))];
  for (const { client_id, station_id, node_sn, t, type, source } of missing) {
    signal.throwIfAborted();
    const jpeg = await scenePhoto({ name: `${station_id}/${t}`, withTrap: type === 'device_install' });
    const photo = await images.storeImage(client_id, jpeg);
    const origin = {
      clientId: client_id,
      stationId: station_id,
      serial: node_sn,
      camera: type === 'plant' ? 2 : 1,
      type,
      takenAt: Date.parse(t),
      source,
    } as const;
    await asClient(databases.background, client_id, (tx) =>
      insertImage(tx, origin, photo, photo.sourceSha256),
    );
  }
  return missing.length;
}

type Owner = PhotosRequest['databases']['owner'];

/** Photos of every third station, some minutes after those of its first camera. */
async function secondCameras(owner: Owner, now: number): Promise<readonly Missing[]> {
  const { rows } = await sql<Missing>`
    select distinct c.client_id, c.station_id, c.node_sn, c.t + interval '4 minutes' as t,
      'plant' as type, 'node/' || c.node_sn as source
    from capture c
    where c.t > to_timestamp(${now / 1000}::float8) - make_interval(days => ${DAYS})
      and c.t + interval '4 minutes' <= to_timestamp(${now / 1000}::float8)
      and c.node_sn is not null and c.station_id % ${EVERY} = 1
      and not exists (
        select from image i
        where i.client_id = c.client_id and i.station_id = c.station_id and i.image_type = 'plant'
          and i.date_created = c.t + interval '4 minutes'
      )
    order by 4 desc, 2`.execute(owner);
  return rows;
}

async function reported(owner: Owner, now: number): Promise<readonly Missing[]> {
  const { rows } = await sql<Missing>`
    select e.client_id, e.station_id, coalesce(e.new_node_id, e.node_id) as node_sn, e.datetime_event as t,
      'device_install' as type, 'event/' || e.event_id as source
    from event e
    where e.type in ('device_install', 'device_swap') and e.station_id is not null
      and e.datetime_event > to_timestamp(${now / 1000}::float8) - make_interval(days => ${IMAGE_LOOK_BACK_DAYS})
      and e.datetime_event <= to_timestamp(${now / 1000}::float8)
      and not exists (
        select from image i
        where i.client_id = e.client_id and i.station_id = e.station_id and i.image_type = 'device_install'
          and i.date_created = e.datetime_event
      )
    order by e.datetime_event desc`.execute(owner);
  return rows;
}
