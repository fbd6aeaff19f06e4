import {
  IdParam,
  ImageFileQuery,
  ImageIdParam,
  ImageListAnswer,
  ImageMetadataAnswer,
  ImageMetadataQuery,
  ImagesQuery,
  ImageWire,
  imageMetadataQuery,
  imagesQuery,
  MAX_IMAGE_DAYS,
  SaveCountBody,
} from '@vigia/api/contract';
import { addDays, dayOfInstant, daysBetween, type IsoDate } from '@vigia/domain';
import { IMAGE_LOOK_BACK_DAYS } from '@vigia/domain/captures';
import * as z from 'zod/mini';
import { demand, inClient, search } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { checkedCount } from '../../images/count-body.ts';
import { answerJpeg } from '../../images/file-answer.ts';
import type { ThumbnailSize } from '../../images/photo.ts';
import { photoDisposition } from '../../images/photo-name.ts';
import { nodeAtStation } from '../../stores/devices/nodes-at-stations.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { keepCaptures } from '../../stores/images/image-captures.ts';
import { knownPests, lockImage, replaceCounts } from '../../stores/images/image-counts.ts';
import { imageById, imagesWhere } from '../../stores/images/images.ts';
import { lockStations } from '../../stores/lock-row.ts';
import { tellCount } from '../../webhooks/happenings/counts.ts';

/**
 * Days of a query: the given ones, by default the last 60 until today. Deleted photos are listed for all days
 * by default.
 */
function daysOf(query: ImagesQuery, now: number) {
  if (query.deleted && query.start === undefined && query.end === undefined) return undefined;
  const { end = dayOfInstant(now), start = addDays(end, -IMAGE_LOOK_BACK_DAYS) } = query;
  return checkedDays({ start, end }, imagesQuery);
}

/**
 * @throws {HttpProblem} invalid-input that names the field: the end is before the start, or there are too many
 *     days
 */
function checkedDays(days: { readonly start: IsoDate; readonly end: IsoDate }, names: DayNames) {
  const { start, end } = days;
  if (end < start) throw invalidField(names.end.name, `No puede ser anterior a ${names.start.name}`);
  if (daysBetween(start, end) >= MAX_IMAGE_DAYS) {
    throw invalidField(names.start.name, `El rango admite hasta ${MAX_IMAGE_DAYS} días`);
  }
  return days;
}
type DayNames = Readonly<Record<'start' | 'end', { readonly name: string }>>;

const sizeOf = (thumbnail: ImageFileQuery['thumbnail']): ThumbnailSize | undefined =>
  thumbnail === undefined ? undefined : (Number(thumbnail) as ThumbnailSize);

export const imageRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/images',
    summary: 'Images of a station, newest first',
    about: '400 days at most; without days the last 60.',
    access: { kind: 'session', action: 'image.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: ImagesQuery,
    answer: ImageListAnswer,
    run: ({ scope, services: { databases, now }, param, query }) =>
      search(databases.app, scope, async (tx) => {
        const station = await stationById(tx, scope, param.station_id);
        if (station === null) return null;
        const { clientId, id: stationId } = station;
        return await imagesWhere(tx, scope, {
          clientId,
          stationId,
          type: query.type,
          deleted: query.deleted,
          days: daysOf(query, now()),
        });
      }),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/images',
    summary: 'Images that a device took, newest first',
    about: '400 days at most; without days the last 60.',
    access: { kind: 'session', action: 'image.read', target: 'node' },
    param: z.object({ node_id: z.string().check(z.maxLength(100)) }),
    query: ImagesQuery,
    answer: ImageListAnswer,
    run: ({ scope, services: { databases, now }, param, query }) =>
      search(databases.app, scope, async (tx) => {
        const node = await nodeAtStation(tx, scope, param.node_id, 'image.read');
        if (node === null) return null;
        const { clientId, serial } = node;
        return await imagesWhere(tx, scope, {
          clientId,
          serial,
          type: query.type,
          deleted: query.deleted,
          days: daysOf(query, now()),
        });
      }),
  }),
  route({
    method: 'get',
    path: '/v2/images/{image_id}/file',
    summary: 'An image or its thumbnail: as JPEG to who accepts images, else as base64 text',
    about: 'The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.',
    answered: 'The picture as `image/jpeg`, or as base64 in `text/plain`.',
    access: { kind: 'session', action: 'image.read', target: 'image' },
    param: ImageIdParam,
    query: ImageFileQuery,
    answer: null,
    run: async ({ c, scope, services: { databases, images }, param, query }) => {
      const found = await search(databases.app, scope, (tx) => imageById(tx, scope, param.image_id));
      const { blobKey, sha256 } = found;
      if (blobKey === null || sha256 === null) throw notFound();
      const { thumbnail } = query;
      const tag = `${sha256.slice(0, 24)}-${thumbnail ?? 'full'}`;
      const disposition = photoDisposition(c, found);
      const read = () => images.read({ blobKey, sha256 }, sizeOf(thumbnail));
      return await answerJpeg(c, { tag, disposition, read });
    },
  }),
  route({
    method: 'get',
    path: '/clients/{client_id}/images/metadata',
    summary: 'Images of a client since a day, or of a span of days, newest first',
    about: '400 days at most; without `dateEnd` until today.',
    access: { kind: 'session', action: 'image.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    query: ImageMetadataQuery,
    answer: ImageMetadataAnswer,
    run: ({ scope, services: { databases, now }, param: { client_id: clientId }, query }) =>
      inClient(databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        const { start, end = dayOfInstant(now()) } = query;
        const days = checkedDays({ start, end }, imageMetadataQuery);
        return { items: await imagesWhere(tx, scope, { clientId, days }) };
      }),
  }),
  route({
    method: 'put',
    path: '/images/{image_id}/metadata',
    refuses: ['conflict'],
    summary: 'Replaces the manual counts of an image; the captures of its station follow',
    about: 'The whole count is sent; `version` tells of a count that somebody else saved meanwhile.',
    access: { kind: 'session', action: 'image.counts.edit', target: 'image' },
    param: ImageIdParam,
    body: SaveCountBody,
    largestBody: 1024 * 1024 + 1024,
    answer: ImageWire,
    run: async (call) => {
      const { scope, services, param, body } = call;
      const read = (tx: Parameters<typeof imageById>[0]) => imageById(tx, scope, param.image_id);
      const { clientId } = (await search(services.databases.app, scope, read)).image;
      return await write(call, {
        clientId,
        work: async (tx) => {
          const found = await read(tx);
          if (found === null) throw notFound();
          demand(scope, 'image.counts.edit', { clientId, sectorId: found.sectorId });
          const { analytics, counts } = checkedCount(body, found.image);
          const known = await knownPests(tx, [...counts.keys()]);
          const unknown = [...counts.keys()].find((pestId) => !known.has(pestId));
          if (unknown !== undefined)
            throw invalidField(`image_analytics.bug.${unknown}`, 'No existe la plaga');
          const version = await lockImage(tx, found);
          if (body.version !== undefined && body.version !== version) throw new HttpProblem('conflict');
          const locked = await read(tx);
          if (locked === null) throw notFound();
          if (locked.image.deletedAt !== null)
            throw new HttpProblem('conflict', { detail: 'La foto está eliminada' });
          if (locked.image.stationId !== null) await lockStations(tx, [locked.image.stationId]);
          await replaceCounts(tx, scope, locked, { analytics, now: services.now() });
          await keepCaptures(tx, locked.image, counts);
          await tellCount(tx, locked, counts, services.now());
          return (await read(tx))?.image ?? locked.image;
        },
      });
    },
  }),
];
