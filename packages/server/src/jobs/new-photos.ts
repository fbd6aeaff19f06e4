import { inferenceModelsOf } from '@vigia/domain/captures';
import { asClient } from '../db/tenant.ts';
import { type Detector, DetectorUnavailable } from '../detect/detector.ts';
import { readKept } from '../images/kept-file.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import {
  clientsWithDuePhotos,
  type Detection,
  type DuePhoto,
  duePhotos,
  putOffDetection,
  saveDetection,
} from '../stores/images/detections.ts';
import type { Job, JobContext } from './job.ts';

/** Photos of one client per run, so that a client with many photos does not delay the others. */
const MOST_PER_CLIENT = 200;
const MOST_TRIES = 8;
const MINUTE_MS = 60_000;
const LONGEST_FAILURE = 300;

/**
 * Runs the detector on new photos, at most a minute after they arrive. An upload never waits for the detector:
 * while it is away, only the proposals come later.
 */
export const newPhotos: Job = {
  name: 'new-photos',
  cron: '* * * * *',
  run: async (context) => (context.detector ? await lookAtNew(context, context.detector) : {}),
};

async function lookAtNew(context: JobContext, detector: Detector): Promise<Record<string, number>> {
  const counts = { photos: 0, insects: 0, failed: 0 };
  const { owner, background } = context.databases;
  const inUse = new Set(await clientsInUse(owner));
  for (const clientId of await clientsWithDuePhotos(owner)) {
    if (!inUse.has(clientId)) continue; // photos of an archived client wait until it is restored
    const due = await asClient(background, clientId, (tx) =>
      duePhotos(tx, clientId, context.now(), MOST_PER_CLIENT),
    );
    for (const photo of due) {
      context.signal.throwIfAborted();
      try {
        const found = await lookAt(context, detector, photo);
        await asClient(background, clientId, (tx) => saveDetection(tx, clientId, photo.imageId, found));
        counts.photos += 1;
        counts.insects += found.boxes.length;
      } catch (error) {
        context.signal.throwIfAborted();
        if (error instanceof DetectorUnavailable) {
          context.log.warn({ reason: error.message }, 'the detector does not answer');
          return { ...counts, unavailable: 1 };
        }
        counts.failed += 1;
        await putOff(context, clientId, photo, error);
      }
    }
  }
  return counts;
}

/** Tries the models of the photo's pest, one after the other, until the detector knows one. */
async function lookAt(
  { blobs, signal }: JobContext,
  detector: Detector,
  { width, height, pestId, ...kept }: DuePhoto,
): Promise<Detection> {
  const jpeg = await readKept(blobs, kept);
  if (jpeg === null) throw new Error('the file is gone');
  for (const model of detector.choose(inferenceModelsOf(pestId))) {
    const boxes = await detector.detect({ jpeg, width, height, model, signal });
    if (boxes !== null) return { model, detector: detector.name, boxes };
  }
  throw new Error('the detector knows no model for this pest');
}

/** Schedules the next try. The delay doubles each time. */
async function putOff(
  { databases, now, log }: JobContext,
  clientId: number,
  { imageId, tries }: DuePhoto,
  error: unknown,
): Promise<void> {
  const failure = String(error).slice(0, LONGEST_FAILURE);
  const dueAt = tries + 1 >= MOST_TRIES ? null : now() + 2 ** (tries + 1) * MINUTE_MS;
  log.warn({ clientId, imageId, tries: tries + 1, reason: failure }, 'a photo could not be looked at');
  await asClient(databases.background, clientId, (tx) =>
    putOffDetection(tx, clientId, imageId, { dueAt, failure }),
  );
}
