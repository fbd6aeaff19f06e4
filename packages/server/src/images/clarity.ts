import type { Pixels } from './pixels.ts';

/** The figures for a camera's health. */
export interface Clarity {
  /** How fine its edges are: energy of the Laplacian over that of the gradient. Null without any edge. */
  readonly sharpness: number | null;
  /** Mean grey value, 0–255. */
  readonly brightness: number;
}

/** Rec. 601 weights of red, green and blue, as 8-bit images are usually made grey. */
const grey = (pixels: Buffer, at: number): number =>
  0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;

/**
 * How sharp and how bright a photo is. The energy of the Laplacian alone grows with the insects on a plate and with the
 * light, so that a sharp photo of a new plate has less of it than a blurred one of a full plate; divided by that of the
 * gradient, it does not depend on either.
 *
 * @returns sharpness 0 (no fine edge) to 16 (nothing but grain), null for a photo of one grey or without inner pixel
 * @source Pech-Pacheco et al. 2000, Diatom autofocusing in brightfield microscopy (energy of the Laplacian and of the
 *   gradient as measures of focus); their ratio and what it gives on marked photos: docs/decisions/0015-focus.md
 */
export function clarityOf({ pixels, width, height }: Pixels): Clarity {
  const values = new Float32Array(width * height);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) {
    values[i] = grey(pixels, 3 * i);
    total += values[i]!;
  }
  let [bends, slopes] = [0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i += 1) {
      const [left, right] = [values[i - 1]!, values[i + 1]!];
      const [above, below] = [values[i - width]!, values[i + width]!];
      bends += (left + right + above + below - 4 * values[i]!) ** 2;
      slopes += ((right - left) / 2) ** 2 + ((below - above) / 2) ** 2;
    }
  }
  return { sharpness: slopes === 0 ? null : bends / slopes, brightness: total / values.length };
}
