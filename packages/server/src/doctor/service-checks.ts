import type { PhotoProgress } from '@vigia/domain/service';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.ts';
import { keepFindings } from '../stores/service/service-checks.ts';
import { beginPhotos, endPhotos, notePhotos } from '../stores/service/service-notes.ts';
import { checkDisk } from './disk.ts';
import { type DiskWatch, diskWatch } from './disk-watch.ts';
import { checkPhotos } from './photos.ts';
import { type CheckNeeds, runChecks } from './run-checks.ts';

/** A running check of all photos. */
export interface PhotoReading {
  /** Settles when the check has ended and its finding is stored. */
  readonly done: Promise<void>;
}

/** The checks of a running service. It stores their findings. */
export interface ServiceChecks {
  readonly disk: DiskWatch;
  /** Runs every check except that of the photos. @returns the number of findings that are not well */
  run(): Promise<number>;
  /** Stores today's free space and the state of the disk. */
  sampleDisk(): Promise<void>;
  /** Starts the check of every photo; null when a server is already doing it. */
  readPhotos(signal?: AbortSignal): Promise<PhotoReading | null>;
}

interface Needs extends Omit<CheckNeeds, 'disk'> {
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  readonly log: Logger;
}

const PROGRESS_EVERY_MS = 2_000;

/** The checks of a running service, stored in its database. */
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

/** Limits calls to one per `everyMs`; others are dropped. */
function seldom<T>(everyMs: number, work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (value) => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    await work(value);
  };
}
