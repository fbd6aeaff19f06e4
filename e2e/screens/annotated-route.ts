import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { configuredBlobs } from '../../packages/server/src/blobs/configured-blobs.ts';
import type { Databases } from '../../packages/server/src/db/pool.ts';
import { blobDetector } from '../../packages/server/src/detect/blob-detector.ts';
import { annotatedFolder } from '../../packages/server/src/detect/fitting/annotated-photos.ts';
import { newPhotos } from '../../packages/server/src/jobs/new-photos.ts';
import { createLog } from '../../packages/server/src/logging/log.ts';

/** Address at which a test gets photos annotated by people, and lets the service detect insects in them. */
export const ANNOTATED_PATH = '/testing/annotated';

interface Service {
  readonly databases: Databases;
  readonly blobs: ReturnType<typeof configuredBlobs>;
}

/**
 * GET: the annotations, null if they are not available or not requested; with `name` the photo. POST: detects.
 */
export async function annotatedRoute(request: Request, { databases, blobs }: Service): Promise<Response> {
  const folder = process.env.VIGIA_COUNT_PHOTOS ? annotatedFolder() : null;
  if (folder === null) return Response.json(null);
  if (request.method === 'POST') {
    const detector = blobDetector();
    try {
      await newPhotos.run({
        databases,
        blobs,
        detector,
        now: () => Date.now() + 60_000,
        log: createLog('error', process.stderr),
        signal: AbortSignal.timeout(60_000),
      });
    } finally {
      await detector.close();
    }
    return Response.json(null);
  }
  const name = new URL(request.url).searchParams.get('name');
  const file = name === null ? 'annotations.json' : basename(name);
  const type = name === null ? 'application/json' : 'image/jpeg';
  return new Response(readFileSync(join(folder, file)), { headers: { 'content-type': type } });
}
