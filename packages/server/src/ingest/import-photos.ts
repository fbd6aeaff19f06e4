import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ImageType } from '@vigia/domain/captures';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import { actAsOperator, asClient } from '../db/tenant.ts';
import { MAX_FILE_BYTES } from '../images/file-kind.ts';
import { type ImageFiles, imageFiles } from '../images/image-files.ts';
import { ImageRefused } from '../images/image-problem.ts';
import { sha256 } from '../images/photo.ts';
import { imageOfContent } from '../stores/images/image-rows.ts';
import { findStation } from './import-csv.ts';
import {
  dropUnused,
  type ImportTarget,
  type Prepared,
  prepareImports,
  saveImports,
} from './import-images.ts';

export interface PhotoImport {
  readonly databases: Pick<Databases, 'owner' | 'app'>;
  readonly blobs: BlobStore;
  readonly files: readonly string[];
  /** Folder to which the file names are relative. */
  readonly folder: string;
  readonly stationId: number;
  readonly type: ImageType;
  /** Checks every file and stores nothing. */
  readonly dryRun: boolean;
  /** Epoch ms. */
  readonly now: () => number;
  readonly onFile: (outcome: FileOutcome, done: number) => void;
}

/** The result for one file. */
export interface FileOutcome {
  readonly name: string;
  readonly result: 'stored' | 'known' | 'refused';
  /** Reason of a refusal. */
  readonly detail: string | null;
}

export interface PhotoImportReport {
  readonly stationId: number;
  readonly stationName: string;
  readonly stored: number;
  readonly known: number;
  readonly refused: number;
}

/**
 * Imports photos of a station by the rules of an upload, each in its own transaction. An interrupted import can
 * be run again: photos that were stored are recognised by their content.
 *
 * @throws {ImportError} the station does not exist or is archived
 */
export async function importPhotos(request: PhotoImport): Promise<PhotoImportReport> {
  const { databases, blobs, files, folder, stationId, type, dryRun, now, onFile } = request;
  const { clientId, stationName, serial } = await findStation(request);
  const target: ImportTarget = { clientId, stationId, serial, type, takenAt: null };
  const images = imageFiles(dryRun ? NOWHERE : blobs, now);
  const counts = { stored: 0, known: 0, refused: 0 };
  for (const [i, path] of files.entries()) {
    const name = relative(folder, path);
    const outcome = await importOne({ databases, images, target, dryRun, now: now() }, path, name);
    counts[outcome.result] += 1;
    onFile(outcome, i + 1);
  }
  return { stationId, stationName, ...counts };
}

interface OneImport {
  readonly databases: PhotoImport['databases'];
  readonly images: ImageFiles;
  readonly target: ImportTarget;
  readonly dryRun: boolean;
  readonly now: number;
}

async function importOne(
  { databases, images, target, dryRun, now }: OneImport,
  path: string,
  name: string,
): Promise<FileOutcome> {
  const content = await readPhoto(path);
  if (!Buffer.isBuffer(content)) return refused(name, content);
  const { clientId } = target;
  const there = await asClient(databases.app, clientId, (tx) => imageOfContent(tx, target, sha256(content)));
  if (there !== null) return { name, result: 'known', detail: null };
  const [prepared] = (await prepareImports(images, target, [{ name, content }], now)) as [Prepared];
  if ('refused' in prepared) return refused(name, prepared.refused);
  if (dryRun) return { name, result: 'stored', detail: null };
  const items = await asClient(databases.app, clientId, async (tx) => {
    await actAsOperator(tx);
    return await saveImports(tx, target, [prepared]);
  });
  await dropUnused(images, [prepared], items);
  return { name, result: items[0]!.result, detail: items[0]!.detail };
}

async function readPhoto(path: string): Promise<Buffer | ImageRefused | string> {
  try {
    const { size } = await stat(path);
    return size > MAX_FILE_BYTES ? new ImageRefused('too-large') : await readFile(path);
  } catch {
    return 'No se puede leer';
  }
}

const refused = (name: string, reason: ImageRefused | string): FileOutcome => ({
  name,
  result: 'refused',
  detail: typeof reason === 'string' ? reason : reason.sentence,
});

/** A store that keeps nothing, for a dry run. */
const NOWHERE: BlobStore = {
  put: async () => undefined,
  get: async () => null,
  delete: async () => undefined,
  async *list() {},
};
