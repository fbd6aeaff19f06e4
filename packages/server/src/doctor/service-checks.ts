import type { PhotoProgress } from '@vigia/domain/service';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.ts';
import { keepFindings } from '../stores/service/service-checks.ts';
import { beginPhotos, endPhotos, notePhotos } from '../stores/service/service-notes.ts';
import { checkDisk } from './disk.ts';
import { type DiskWatch, diskWatch } from './disk-watch.ts';
import { checkPhotos } from './photos.ts';
import { type CheckNeeds, runChecks } from './run-checks.ts';

/** A reading of all photos that is under way. */
export interface PhotoReading {
  /** Settles with it; its finding is kept then. */
  readonly done: Promise<void>;
}

/** The checks of a running service, which keeps their findings for whoever asks. */
export interface ServiceChecks {
  readonly disk: DiskWatch;
  /** Makes every check but the photos'. @returns how many are not well */
  run(): Promise<number>;
  /** Keeps today's room, and how the disk is. */
  sampleDisk(): Promise<void>;
  /** Begins to read every photo; null when some server is doing that already. */
  readPhotos(signal?: AbortSignal): Promise<PhotoReading | null>;
}

interface Needs extends Omit<CheckNeeds, 'disk'> {
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  readonly log: Logger;
}

const PROGRESS_EVERY_MS = 2_000;

export function serviceChecks({ owner, dataFolder, blobs, settings, now, log }: Needs): ServiceChecks {
  const disk = diskWatch({ owner, dataFolder, now });
  const at = () => new Date(now()).toISOString();
  const readAll = async (signal?: AbortSignal) => {
    try {
      const onProgress = seldom<PhotoProgress>(PROGRESS_EVERY_MS, (progress) => notePhotos(owner, progress));
      const found = await checkPhotos({ owner, blobs, onProgress, ...(signal && { signal }) });
      await keepFindings(owner, [found], at());
      if (found.state !== 'well') log.error({ sentence: found.sentence }, 'photos are lost or damaged');
    } finally {
      await endPhotos(owner);
    }
  };
  return {
    disk,
    run: async () => {
      const findings = await runChecks({ owner, disk, settings, now });
      await keepFindings(owner, findings, at());
      const wrong = findings.filter(({ state }) => state !== 'well');
      for (const { check, state, sentence } of wrong)
        log.warn({ check, state, sentence }, 'a check of the service');
      return wrong.length;
    },
    sampleDisk: async () => {
      await disk.sample();
      await keepFindings(owner, [await checkDisk(disk)], at());
    },
    readPhotos: async (signal) => ((await beginPhotos(owner)) ? { done: readAll(signal) } : null),
  };
}

/** Lets a call through when so much time has passed since the one before. */
function seldom<T>(everyMs: number, work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (value) => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    await work(value);
  };
}
