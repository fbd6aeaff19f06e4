import type { ImportedImage } from '@vigia/api/contract';
import { type ImageType, photoDateError } from '@vigia/domain/captures';
import type { Tx } from '../access/reach.ts';
import type { ImageFiles, StoredPhoto } from '../images/image-files.ts';
import { ImageRefused } from '../images/image-problem.ts';
import { instantOfFileName, instantOfText } from '../images/taken-at.ts';
import { lockStation } from '../stores/farm/stations.ts';
import { hasAnotherOf, imageOfContent, insertImage } from '../stores/images/image-rows.ts';

export interface ImageToImport {
  readonly name: string;
  readonly content: Buffer;
}

/** Where the imported images go. */
export interface ImportTarget {
  readonly clientId: number;
  readonly stationId: number | null;
  /** Serial number of the device at the station. */
  readonly serial: string | null;
  readonly type: ImageType;
  /** Epoch ms; null when each file has its own time. */
  readonly takenAt: number | null;
}

/** A checked file: its photo is in the blob store, or there is a reason for its refusal. */
export type Prepared =
  | { readonly name: string; readonly photo: StoredPhoto; readonly takenAt: number }
  | { readonly name: string; readonly refused: ImageRefused }
  | { readonly name: string; readonly refused: string; readonly sha256: string };
type Good = Extract<Prepared, { photo: unknown }>;
type Refused = Extract<Prepared, { refused: unknown }>;
type Undated = Extract<Prepared, { sha256: unknown }>;

/** Tolerance for photo times in the future: clocks of cameras run ahead. */
const AHEAD_MS = 24 * 60 * 60 * 1000;
export const LONGEST_NAME = 200;

/**
 * Checks files one after the other and stores the photos of the good ones in the blob store. The time of a
 * photo is that of `target`, else that in the file's name, else the camera's (EXIF).
 */
export async function prepareImports(
  images: Pick<ImageFiles, 'storeImage' | 'drop'>,
  target: ImportTarget,
  files: readonly ImageToImport[],
  now: number,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const file of files) prepared.push(await prepareOne(images, target, file, now));
  return prepared;
}

async function prepareOne(
  images: Pick<ImageFiles, 'storeImage' | 'drop'>,
  { clientId, takenAt: givenTime }: ImportTarget,
  file: ImageToImport,
  now: number,
): Promise<Prepared> {
  try {
    const photo = await images.storeImage(clientId, file.content);
    const prepared = dated({ name: file.name, photo }, givenTime, now);
    if ('refused' in prepared) await images.drop(photo);
    return prepared;
  } catch (cause) {
    if (cause instanceof ImageRefused) return { name: shownName(file.name), refused: cause };
    throw cause;
  }
}

const shownName = (name: string): string => name.slice(-LONGEST_NAME);

/**
 * A photo with its time: the given one, else that in the file's name, else the camera's. It is refused if the
 * time is unknown or impossible.
 *
 * @param givenTime epoch ms
 * @param now epoch ms
 */
export function dated(
  { name, photo }: { readonly name: string; readonly photo: StoredPhoto },
  givenTime: number | null,
  now: number,
): Good | Undated {
  const byCamera = photo.cameraTime === null ? null : instantOfText(photo.cameraTime);
  const takenAt = givenTime ?? instantOfFileName(name) ?? byCamera;
  const wrong = timeProblem(takenAt, now);
  if (takenAt !== null && wrong === null) return { name: shownName(name), photo, takenAt };
  return { name: shownName(name), refused: wrong ?? '', sha256: photo.sourceSha256 };
}

function timeProblem(takenAt: number | null, now: number): string | null {
  if (takenAt === null) return 'No se sabe cuándo se tomó: indíquelo o nombre el archivo AAAA-MM-DD_HH-MM';
  return photoDateError(takenAt, now + AHEAD_MS);
}

const OF_NONE = {
  imageId: null,
  detail: null,
  refusedFor: null,
  sameTime: false,
  parkedId: null,
  storedAs: null,
} as const;

function refusedItem(one: Refused): ImportedImage {
  const { name, refused } = one;
  const isFile = typeof refused !== 'string';
  return {
    ...OF_NONE,
    fileName: name,
    result: 'refused',
    detail: isFile ? refused.sentence : refused,
    refusedFor: isFile ? 'file' : 'date',
    takenAt: null,
    content: 'sha256' in one ? one.sha256 : null,
  };
}

/** What would happen to the files; nothing is written. */
export async function previewImports(
  tx: Tx,
  target: ImportTarget,
  prepared: readonly Prepared[],
): Promise<ImportedImage[]> {
  const items: ImportedImage[] = [];
  for (const one of prepared)
    items.push('refused' in one ? refusedItem(one) : await previewed(tx, target, one));
  return items;
}

async function previewed(
  tx: Tx,
  target: ImportTarget,
  { name, photo, takenAt }: Good,
): Promise<ImportedImage> {
  const imageId = await imageOfContent(tx, target, photo.sourceSha256);
  return {
    ...OF_NONE,
    fileName: name,
    result: imageId === null ? 'stored' : 'known',
    imageId,
    takenAt,
    sameTime: await hasAnotherOf(tx, { ...target, takenAt }, photo.sourceSha256),
    content: photo.sourceSha256,
  };
}

/**
 * Writes the rows of the good files. A photo that is known already keeps its row and its time, and its new
 * files are dropped. Photos of an event belong to that event, even if another has the same photo. The station is
 * locked, so that two imports of the same photos follow each other.
 */
export async function saveImports(
  tx: Tx,
  target: ImportTarget,
  prepared: readonly Prepared[],
  source = 'import',
): Promise<ImportedImage[]> {
  if (target.stationId !== null) await lockStation(tx, target.stationId);
  const items: ImportedImage[] = [];
  for (const one of prepared) {
    if ('refused' in one) {
      items.push(refusedItem(one));
      continue;
    }
    const item = await previewed(tx, target, one);
    if (source === 'import' && item.result === 'known') {
      items.push(item);
      continue;
    }
    const origin = { ...target, takenAt: one.takenAt, source };
    const { imageId, known } = await insertImage(tx, origin, one.photo, one.photo.sourceSha256);
    items.push({ ...item, result: known ? 'known' : 'stored', imageId });
  }
  return items;
}

/** Drops the files of all photos that were not stored. */
export async function dropUnused(
  images: ImageFiles,
  prepared: readonly Prepared[],
  results: readonly { readonly result: string }[],
): Promise<void> {
  for (const [i, one] of prepared.entries()) {
    if ('photo' in one && results[i]?.result !== 'stored') await images.drop(one.photo);
  }
}
