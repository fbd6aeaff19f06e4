import { Worker } from 'node:worker_threads';
import type { StoredBox } from '../db/schema/images.ts';
import { turnstile } from '../run/turnstile.ts';
import type { BlobTask } from './blob-worker.ts';
import type { Detector } from './detector.ts';
import { workingPhoto } from './working-photo.ts';

/** Its version grows with every change of the results. */
const NAME = 'vigia-blobs/1';
/** Half a second is usual; a busy machine may take longer. */
const LONGEST_MS = 30_000;
/** The code of the thread is a file in this folder. */
const PROGRAM = new URL('./blob-worker.ts', import.meta.url);

interface Answer {
  readonly id: number;
  readonly boxes: readonly StoredBox[];
}

/**
 * The built-in detector, which needs no network and no files. Its arithmetic runs in its own thread, one photo
 * at a time, so that other requests do not wait for it. It finds insects but does not distinguish species: for
 * every model it returns the same boxes, and of several models it chooses the most general.
 */
export function blobDetector(longestMs = LONGEST_MS): Detector {
  const oneAtATime = turnstile(1);
  let worker: Worker | undefined;
  let jobs = 0;

  const stop = async () => {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };

  async function look(task: BlobTask, signal: AbortSignal): Promise<readonly StoredBox[]> {
    worker ??= newWorker();
    try {
      return await answerOf(worker, task, signal);
    } catch (cause) {
      // The state of the thread is unknown: the next photo gets a new thread.
      await stop();
      throw cause;
    }
  }

  return {
    name: NAME,
    choose: (models) => [models.at(-1) ?? models[0]],
    detect: ({ jpeg, width, signal }) =>
      oneAtATime(async () => {
        const photo = await workingPhoto(jpeg);
        jobs += 1;
        const pixels = Uint8Array.from(photo.pixels);
        const task = { ...photo, id: jobs, pixels, scale: width / photo.width };
        const tooLate = AbortSignal.timeout(longestMs);
        return await look(task, signal ? AbortSignal.any([signal, tooLate]) : tooLate);
      }),
    close: stop,
  };
}

function newWorker(): Worker {
  const worker = new Worker(PROGRAM);
  // An idle thread must not keep the process alive. Its death is noticed where its answer is awaited.
  worker.unref();
  worker.on('error', () => undefined);
  return worker;
}

async function answerOf(worker: Worker, task: BlobTask, signal: AbortSignal): Promise<readonly StoredBox[]> {
  signal.throwIfAborted();
  const listening = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const answered = ({ id, boxes }: Answer) => {
        if (id === task.id) resolve(boxes);
      };
      const died = () => reject(new Error('the thread that looks for insects ended'));
      worker.on('message', answered).on('error', reject).on('exit', died);
      listening.signal.addEventListener('abort', () => {
        worker.off('message', answered).off('error', reject).off('exit', died);
      });
      signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
      worker.postMessage(task, [task.pixels.buffer]);
    });
  } finally {
    listening.abort();
  }
}
