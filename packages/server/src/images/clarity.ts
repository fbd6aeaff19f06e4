import type { Pixels } from './pixels.ts';

/** What a camera's health is judged by. */
export interface Clarity {
  /** Variance of the Laplacian of the grey values (0–255). */
  readonly sharpness: number;
  /** Mean grey value, 0–255. */
  readonly brightness: number;
}

/** Rec. 601 weights of red, green and blue, as 8-bit images are usually made grey. */
const grey = (pixels: Buffer, at: number): number =>
  0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;

/**
 * How sharp and how bright a photo is.
 *
 * @returns sharpness 0 for a photo with no inner pixel
 * @source Pech-Pacheco et al. 2000, Diatom autofocusing in brightfield microscopy (variance of the Laplacian)
 */
export function clarityOf({ pixels, width, height }: Pixels): Clarity {
  const values = new Float32Array(width * height);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) {
    values[i] = grey(pixels, 3 * i);
    total += values[i]!;
  }
  let [sum, squares, inner] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i += 1) {
      const laplacian =
        values[i - 1]! + values[i + 1]! + values[i - width]! + values[i + width]! - 4 * values[i]!;
      sum += laplacian;
      squares += laplacian * laplacian;
      inner += 1;
    }
  }
  const mean = inner === 0 ? 0 : sum / inner;
  return {
    sharpness: inner === 0 ? 0 : squares / inner - mean * mean,
    brightness: total / values.length,
  };
}
