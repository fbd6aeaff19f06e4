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
  /** Looks again, inside the transaction, at what was seen before the upload was read. */
  readonly check: (tx: Tx) => Promise<void>;
}

/** The part of the form that names a parked photo, in place of its file. */
export const PARKED_PART = importParts.parkedId.name;

/** The same for each: whose photo it is, or was, is nobody else's business. */
const notParked = () =>
  invalidField(PARKED_PART, 'La foto revisada ya no está en el servidor: envíela de nuevo');

const parkingOf = ({ scope }: ScopedCall, { clientId, stationId }: Parked['target']): Parking => ({
  clientId,
  stationId,
  userId: scope.userId,
});

/**
 * Checks the files and says what would become of them. The photos among them that may be imported, with a date or
 * once a date is given, stay in the file store for their sender to import by id (`importParked`), as far as there is
 * room; nothing else is stored.
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
    // Of any other failure nobody knows whether the rows were written, so the files stay.
    if (!(cause instanceof HttpProblem)) left.clear();
    throw cause;
  } finally {
    for (const photo of left) await images.drop(photo);
  }
}

interface Tried {
  readonly prepared: Prepared;
  /** Null for a file that is no photo we take. */
  readonly photo: StoredPhoto | null;
}

/** As an import does, except that a photo without a date is kept: it may be given later. */
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
 * Imports a photo that a trial run has parked, as if its file had come with the call.
 *
 * @throws {HttpProblem} invalid-input that names `parked_photo_id`: the caller has no such photo parked for this station,
 *   or its file is gone; or `date_created`: nobody knows when it was taken. It stays parked then
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
