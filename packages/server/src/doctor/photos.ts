import { setTimeout as sleep } from 'node:timers/promises';
import { counted, formatBytes, formatDay, formatNumber } from '@vigia/domain/es';
import type { PhotoProgress, ServiceFinding } from '@vigia/domain/service';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Db } from '../db/pool.ts';
import { DamagedFile, readKept } from '../images/kept-file.ts';
import { countPhotos, type PhotoRow, photosAfter, stillNames } from '../stores/images/all-photos.ts';
import { figure, finding } from './finding.ts';

export interface PhotoNeeds {
  readonly owner: Db;
  readonly blobs: BlobStore;
  /** Most bytes that are read per second (default `READ_PER_SECOND`), to leave disk time for requests. */
  readonly bytesPerSecond?: number;
  readonly onProgress?: (progress: PhotoProgress) => Promise<void> | void;
  readonly signal?: AbortSignal;
}

export const READ_PER_SECOND = 30_000_000;
const ROWS_AT_ONCE = 200;
/** Most damaged photos that are listed; the others are only counted. */
const MOST_NAMED = 50;

/** Reads the file of every photo of every client and compares its hash with that of its row. */
export async function checkPhotos(needs: PhotoNeeds): Promise<ServiceFinding> {
  const { owner, onProgress } = needs;
  const faults: string[] = [];
  const found = { done: 0, bytes: 0, missing: 0, damaged: 0 };
  const total = await countPhotos(owner);
  const pace = paced(needs.bytesPerSecond ?? READ_PER_SECOND);
  let last: PhotoRow | undefined;
  for (;;) {
    const rows = await photosAfter(owner, last, ROWS_AT_ONCE);
    for (const row of rows) {
      needs.signal?.throwIfAborted();
      const fault = await faultOf(needs, row);
      if (fault !== null) {
        found[fault] += 1;
        if (faults.length < MOST_NAMED) faults.push(lineOf(row, fault));
      }
      found.done += 1;
      found.bytes += row.bytes;
      await onProgress?.({ done: found.done, total: Math.max(total, found.done) });
      await pace(found.bytes);
    }
    last = rows.at(-1);
    if (last === undefined) return photoFinding(found, faults);
  }
}

type Fault = 'missing' | 'damaged';

async function faultOf({ owner, blobs }: PhotoNeeds, row: PhotoRow): Promise<Fault | null> {
  try {
    if ((await readKept(blobs, row)) !== null) return null;
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return 'damaged';
  }
  return (await stillNames(owner, row)) ? 'missing' : null;
}

/** Limits the pace of reading: it waits until `bytes` bytes may have been read. */
function paced(bytesPerSecond: number): (bytes: number) => Promise<void> {
  const began = performance.now();
  return async (bytes) => {
    const early = (1000 * bytes) / bytesPerSecond - (performance.now() - began);
    if (early > 1) await sleep(early);
  };
}

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  missing: 'falta el archivo',
  damaged: 'archivo dañado',
};

const lineOf = ({ imageId, trap, day }: PhotoRow, fault: Fault): string =>
  `Foto ${imageId}, ${trap ?? 'sin trampa'}, ${formatDay(day)}: ${FAULT_WORDS[fault]}.`;

interface Found extends Readonly<Record<Fault, number>> {
  readonly done: number;
  readonly bytes: number;
}

function photoFinding({ done, bytes, missing, damaged }: Found, faults: readonly string[]): ServiceFinding {
  const figures = [
    figure('Fotos', formatNumber(done, 0)),
    figure('Tamaño', formatBytes(bytes)),
    figure('Sin archivo', formatNumber(missing, 0)),
    figure('Dañadas', formatNumber(damaged, 0)),
  ];
  const faulty = missing + damaged;
  if (faulty === 0)
    return finding('photos', 'well', {
      sentence: 'Cada foto tiene su archivo, igual que cuando llegó.',
      figures,
    });
  return finding('photos', 'failure', {
    sentence: `${counted(faulty, 'foto perdió su archivo o lo tiene dañado', 'fotos perdieron su archivo o lo tienen dañado')}.`,
    advice:
      'Recupere esos archivos de una copia anterior, no borre copias viejas y revise el disco: puede estar fallando.',
    figures,
    faults,
  });
}
