import type { PhotoProgress } from '@vigia/domain/service';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store.ts';
import { keepFindings } from '../stores/service/service-checks.ts';
import { beginPhotos, endPhotos, notePhotos } from '../stores/service/service-notes.ts';
import { checkDisk } from './disk.ts';
import { type DiskWatch, diskWatch } from './disk-watch.ts';
import { checkPhotos } from './photos.ts';
import { type CheckNeeds, runChecks } from './run-checks.ts';

/** The checks of a running service, which keeps their findings for whoever asks. */
export interface ServiceChecks {
  readonly disk: DiskWatch;
  /** Makes every check but the photos'. @returns how many are not well */
  run(): Promise<number>;
  /** Keeps today's room, and how the disk is. */
  sampleDisk(): Promise<void>;
  /** Reads every photo. @returns false when some server is doing that already */
  readPhotos(signal?: AbortSignal): Promise<boolean>;
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
    readPhotos: async (signal) => {
      if (!(await beginPhotos(owner))) return false;
      try {
        const onProgress = seldom<PhotoProgress>(PROGRESS_EVERY_MS, (progress) =>
          notePhotos(owner, progress),
        );
        const found = await checkPhotos({ owner, blobs, onProgress, ...(signal && { signal }) });
        await keepFindings(owner, [found], at());
        if (found.state !== 'well') log.error({ sentence: found.sentence }, 'photos are lost or damaged');
      } finally {
        await endPhotos(owner);
      }
      return true;
    },
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
