import { type ImportedImage, importParts } from '@vigia/api/contract';
import type { Tx } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { available } from '../../images/file-answer.ts';
import type { ImageFiles, StoredPhoto } from '../../images/image-files.ts';
import { sha256 } from '../../images/photo.ts';
import {
  dated,
  dropUnused,
  type ImageToImport,
  type ImportTarget,
  type Prepared,
  prepareImports,
  previewImports,
  saveImports,
} from '../../ingest/import-images.ts';
import { type Parking, parkPhotos, takeParked } from '../../stores/images/parked-photos.ts';

type Items = readonly ImportedImage[];

interface Parked {
  readonly target: ImportTarget & { readonly stationId: number };
  /** Repeats, inside the transaction, the checks that were made before the upload was read. */
  readonly check: (tx: Tx) => Promise<void>;
}

/** Part of the form with the id of a parked photo, instead of its file. */
export const PARKED_PART = importParts.parkedId.name;

/** The same refusal for every reason: it must not reveal whether somebody else has parked the photo. */
const notParked = () =>
  invalidField(PARKED_PART, 'La foto revisada ya no está en el servidor: envíela de nuevo');

const parkingOf = ({ scope }: ScopedCall, { clientId, stationId }: Parked['target']): Parking => ({
  clientId,
  stationId,
  userId: scope.userId,
});

/**
 * Checks the files and reports what an import would do. Photos that can be imported, also those that still need
 * a date, are parked: they stay in the file store, as far as there is room, and their sender can import them by
 * id (`importParked`). Nothing else is stored.
 */
export async function parkImports(
  call: ScopedCall,
  { target, check, files }: Parked & { readonly files: readonly ImageToImport[] },
): Promise<Items> {
  const { images, now } = call.services;
  const tried = await available(() => tryFiles(images, target, files, now()));
  const left = new Set(tried.flatMap(({ photo }) => photo ?? []));
  try {
    return await write(call, {
      clientId: target.clientId,
      fingerprint: files.map(({ content }) => sha256(content)).join(),
      work: async (tx) => {
        await check(tx);
        const items = await previewImports(
          tx,
          target,
          tried.map(({ prepared }) => prepared),
        );
        const due = tried.flatMap(({ prepared: { name }, photo }, at) =>
          photo === null || items[at]?.result === 'known' ? [] : { name, photo, at },
        );
        const ids = await parkPhotos(tx, parkingOf(call, target), due, now());
        for (const [i, { photo }] of due.entries()) if (ids[i]) left.delete(photo);
        const idOf = new Map(due.map(({ at }, i) => [at, ids[i] ?? null]));
        return items.map((item, at) => ({ ...item, parkedId: idOf.get(at) ?? null }));
      },
    });
  } catch (cause) {
    for (const { photo } of tried) if (photo !== null) left.add(photo);
    // After any other failure it is unknown whether the rows were written, so the files stay.
    if (!(cause instanceof HttpProblem)) left.clear();
    throw cause;
  } finally {
    for (const photo of left) await images.drop(photo);
  }
}

interface Tried {
  readonly prepared: Prepared;
  /** Null for a file that is not an accepted photo. */
  readonly photo: StoredPhoto | null;
}

/** Like `prepareImports`, but a photo without a date is kept, as the date may be given later. */
async function tryFiles(
  images: ImageFiles,
  target: ImportTarget,
  files: readonly ImageToImport[],
  now: number,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const file of files) {
    let photo: StoredPhoto | null = null;
    const keeping = {
      storeImage: async (clientId: number, content: Buffer) => {
        photo = await images.storeImage(clientId, content);
        return photo;
      },
      drop: async () => undefined,
    };
    for (const prepared of await prepareImports(keeping, target, [file], now))
      tried.push({ prepared, photo });
  }
  return tried;
}

/**
 * Imports a parked photo as if its file had been sent with the call.
 *
 * @throws {HttpProblem} invalid-input that names `parked_photo_id` (the caller has no such photo parked for
 *     this station, or its file is missing) or `date_created` (the time is unknown); the photo stays parked
 */
export async function importParked(
  call: ScopedCall,
  { target, check, id }: Parked & { readonly id: string },
): Promise<Items> {
  const { images, metrics, now } = call.services;
  let taken: Prepared[] = [];
  let items: Items = [];
  const saved = await available(() =>
    write(call, {
      clientId: target.clientId,
      fingerprint: `${PARKED_PART}=${id}`,
      work: async (tx) => {
        await check(tx);
        const parked = await takeParked(tx, parkingOf(call, target), id, now());
        if (parked === null || !(await images.isWhole(parked.photo))) throw notParked();
        const prepared = dated(parked, target.takenAt, now());
        if ('refused' in prepared) throw invalidField('date_created', prepared.refused);
        taken = [prepared];
        items = await saveImports(tx, target, taken);
        return items;
      },
    }),
  );
  metrics.took('image', items.filter(({ result }) => result === 'stored').length);
  await dropUnused(images, taken, items);
  return saved;
}
