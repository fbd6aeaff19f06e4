import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoOf } from '../../images/photo.ts';
import { type Contrast, plateContrast } from '../plate-contrast.ts';
import { workingPhoto } from '../working-photo.ts';
import { readAnnotations } from './annotated-photos.ts';

/** Contrasts from which on a pixel is taken for covered, 0–1. */
export const COVERED_FROM = [0.08, 0.11, 0.15, 0.2, 0.26, 0.33] as const;

/** How much of a plate is covered, 0–1. */
export interface CoveredShare {
  readonly name: string;
  /** By the outlines of the insects that people marked. */
  readonly marked: number;
  /** By the contrast of the pixels, one for each of `COVERED_FROM`. */
  readonly seen: readonly number[];
}

/** The covered share of each annotated photo, by the marks of people and by the contrast that the detector works with. */
export async function coveredShares(folder: string): Promise<CoveredShare[]> {
  const shares: CoveredShare[] = [];
  for (const [name, { width, height, insects }] of Object.entries(readAnnotations(folder))) {
    const { jpeg } = await photoOf(readFileSync(join(folder, name)));
    const contrast = plateContrast(await workingPhoto(jpeg));
    const outlined = insects.reduce((sum, { area }) => sum + area, 0);
    shares.push({
      name,
      marked: outlined / (width * height),
      seen: COVERED_FROM.map((least) => shareFrom(contrast, least)),
    });
  }
  return shares;
}

const shareFrom = ({ values }: Contrast, least: number): number =>
  values.reduce((sum, value) => sum + (value >= 255 * least ? 1 : 0), 0) / values.length;

/** Pearson's correlation of two lists of the same length. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], mx: number, my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * (y[i]! - my), 0);
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Shares multiplied by the factor that suits the other photos best, each by a factor that its own mark did not make. */
export const calibrated = (seen: readonly number[], marked: readonly number[]): number[] =>
  seen.map((share, left) => {
    const others = (values: readonly number[]) => values.filter((_, i) => i !== left);
    return (share * mean(others(marked))) / mean(others(seen));
  });
