import { parentPort } from 'node:worker_threads';
import { findInsects } from './find-insects.ts';

/** A photo at `WORKING_WIDTH`; `scale` is px of the full photo per px of this one. */
export interface BlobTask {
  readonly id: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

parentPort?.on('message', ({ id, pixels, width, height, scale }: BlobTask) => {
  const photo = { pixels: Buffer.from(pixels.buffer), width, height };
  parentPort?.postMessage({ id, boxes: findInsects(photo, scale) });
});
