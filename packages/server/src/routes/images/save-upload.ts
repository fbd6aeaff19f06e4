import type { ImportedImage } from '@vigia/api/contract';
import type { Tx } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { available } from '../../images/file-answer.ts';
import { refusedFile } from '../../images/image-problem.ts';
import { sha256 } from '../../images/photo.ts';
import {
  dropUnused,
  type ImportTarget,
  type Prepared,
  prepareImports,
  saveImports,
} from '../../ingest/import-images.ts';

/** Part of a form with photos that holds a file. */
export const FILE_PART = 'file';

/** Photos that were read, and what becomes of them. */
export interface Upload<T> {
  readonly target: ImportTarget;
  readonly source: string;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** Repeats, inside the transaction, the checks that were made before the upload was read. */
  readonly check: (tx: Tx) => Promise<void>;
  readonly answer: (tx: Tx, items: readonly ImportedImage[]) => Promise<T>;
  /** What distinguishes it from another upload (default: its files). */
  readonly fingerprint?: string;
}

/** Stores the files first, then the rows in one transaction. Files without a row are deleted again. */
export async function saveUpload<T>(call: ScopedCall, upload: Upload<T>): Promise<T> {
  const { target, source, files, check, answer } = upload;
  const { images, metrics, now } = call.services;
  const prepared = await available(() => prepareImports(images, target, files, now()));
  const all = prepared.length > 0 && prepared.every((one) => 'refused' in one);
  if (all) throw refusedFile(prepared as Extract<Prepared, { refused: unknown }>[], FILE_PART);
  let items: readonly ImportedImage[] = [];
  let unknown = false;
  try {
    const saved = await write(call, {
      clientId: target.clientId,
      fingerprint: upload.fingerprint ?? files.map(({ content }) => sha256(content)).join(),
      work: async (tx) => {
        await check(tx);
        items = await saveImports(tx, target, prepared, source);
        return await answer(tx, items);
      },
    });
    metrics.took('image', items.filter(({ result }) => result === 'stored').length);
    return saved;
  } catch (cause) {
    items = [];
    // After any other failure it is unknown whether the rows were written, so the files stay.
    unknown = !(cause instanceof HttpProblem);
    throw cause;
  } finally {
    if (!unknown) await dropUnused(images, prepared, items);
  }
}
