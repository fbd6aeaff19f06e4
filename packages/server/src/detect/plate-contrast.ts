import type { Pixels } from '../images/pixels.ts';
import { backgroundOf } from './background.ts';

/** Contrast of each pixel with the plate around it: 0 (like the plate) to 255. */
export interface Contrast {
  readonly values: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Weight of pale contrast against dark contrast: glue reflections are pale too. */
const PALE_SHARE = 0.8;

/**
 * Divides a photo by the colour of its plate, which removes exposure and shadows. The result is how dark (body,
 * legs) or how pale (white wings) a pixel is compared with the plate behind it. Darkness is measured in red and
 * green, which a yellow plate reflects. Paleness is measured in blue, which it absorbs.
 */
export function plateContrast({ pixels, width, height }: Pixels): Contrast {
  const [red, green, blue] = [bandOf(pixels, 0), bandOf(pixels, 1), bandOf(pixels, 2)];
  const plate = [red, green, blue].map((band) => backgroundOf(band, width, height));
  const [plateRed, plateGreen, plateBlue] = plate as [Float32Array, Float32Array, Float32Array];
  const values = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i += 1) {
    const behind = Math.max(1, plateRed[i]! + plateGreen[i]!);
    const dark = 1 - (red[i]! + green[i]!) / behind;
    const pale = (2 * (blue[i]! - plateBlue[i]!)) / behind;
    values[i] = 255 * Math.min(1, Math.max(0, dark, PALE_SHARE * pale));
  }
  return { values, width, height };
}

function bandOf(pixels: Uint8Array, band: number): Uint8Array {
  const values = new Uint8Array(pixels.length / 3);
  for (let i = 0, at = band; i < values.length; i += 1, at += 3) values[i] = pixels[at]!;
  return values;
}
