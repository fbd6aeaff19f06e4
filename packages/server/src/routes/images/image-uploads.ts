import { type ImportedImage, ImportImagesAnswer, ImportImagesQuery } from '@vigia/api/contract';
import { IMAGE_TYPES, type ImageType } from '@vigia/domain/captures';
import * as z from 'zod/mini';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  DESCRIBED_FIELDS,
  describedUpload,
  fieldOf,
  ParkedField,
  readUpload,
  TakenField,
} from '../../images/upload.ts';
import { type ImportTarget, prepareImports, previewImports } from '../../ingest/import-images.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { withStoredAs } from '../../stores/images/stored-as.ts';
import { importParked, PARKED_PART, parkImports } from './image-parking.ts';
import { FILE_PART, saveUpload, type Upload } from './save-upload.ts';

const MOST_FILES = 20;
const IMPORT_RULES = { part: FILE_PART, mostFiles: MOST_FILES, instead: PARKED_PART };

/** Checks the files and reports what an import would do; nothing is stored. */
async function rehearse(
  { services, scope }: ScopedCall,
  target: ImportTarget,
  files: Upload<unknown>['files'],
): Promise<readonly ImportedImage[]> {
  const { images, databases, now } = services;
  const tried = {
    storeImage: (_: number, file: Buffer) => images.tryImage(file),
    drop: async () => undefined,
  };
  const prepared = await prepareImports(tried, target, files, now());
  return await inClient(databases.app, scope, target.clientId, (tx) => previewImports(tx, target, prepared));
}

const ImageTypeField = z._default(z.enum(IMAGE_TYPES), 'bug') as z.ZodMiniType<ImageType>;

export const imageUploadRoutes = [
  route({
    method: 'post',
    path: '/v2/images',
    refuses: ['too-large', 'unsupported-media'],
    summary:
      'Imports images of a station: a form with up to 20 parts `file`, or with the `parked_photo_id` of one; or a trial run',
    about:
      '48 MB at most. A photo that the station has already is not stored again. `dry_run` stores nothing; with `park` it keeps the photos for two hours.',
    answered: 'How each file fared; of a trial run how it would.',
    access: { kind: 'session', action: 'image.create', target: 'station' },
    query: ImportImagesQuery,
    accepts: describedUpload(IMPORT_RULES, {
      ...DESCRIBED_FIELDS,
      [PARKED_PART]: { type: 'string', format: 'uuid' },
    }),
    answer: ImportImagesAnswer,
    status: 201,
    run: async (call) => {
      const { c, scope, services, query } = call;
      const check = async (tx: Tx) => {
        const station = await stationById(tx, scope, query.stationId);
        if (station === null) return null;
        demand(scope, 'image.create', station);
        if (station.archived) throw invalidField('station_id', 'La estación está archivada');
        return station;
      };
      const station = await search(services.databases.app, scope, check);
      const stored = (items: readonly ImportedImage[]) =>
        inClient(services.databases.app, scope, station.clientId, async (tx) => ({
          items: await withStoredAs(tx, scope, station, items),
        }));
      return await services.images.receive(async () => {
        const { files, fields } = await readUpload(c, IMPORT_RULES);
        const target = {
          clientId: station.clientId,
          stationId: station.id,
          serial: station.nodeSerial,
          type: fieldOf(fields, 'image_type', ImageTypeField),
          takenAt: fieldOf(fields, 'date_created', TakenField),
        };
        const again = async (tx: Tx) => {
          if ((await check(tx)) === null) throw notFound();
        };
        const id = fieldOf(fields, PARKED_PART, ParkedField);
        if (query.park && !query.dryRun) throw invalidField('park', 'Solo con dry_run');
        if (query.dryRun && id !== null) throw invalidField(PARKED_PART, 'Ya se revisó');
        if (id !== null) return await stored(await importParked(call, { target, check: again, id }));
        if (query.park) return await stored(await parkImports(call, { target, check: again, files }));
        if (query.dryRun) return await stored(await rehearse(call, target, files));
        return await stored(
          await saveUpload(call, {
            target,
            source: 'import',
            files,
            check: again,
            answer: async (_, items) => items,
          }),
        );
      });
    },
  }),
];
