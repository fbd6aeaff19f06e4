import type { Region } from './regions.ts';

/**
 * Chooses, of regions that hold one another, those that together are most likely insects: a region, or the better ones
 * inside it, never both.
 *
 * @param odds log of the odds that a region is an insect rather than not worth showing; above 0 it is
 * @returns indices
 * @source Arteta et al. 2012, Learning to detect cells using non-overlapping extremal regions
 */
export function chooseRegions(regions: readonly Region[], odds: readonly number[]): number[] {
  const inside = new Float64Array(regions.length);
  const taken = new Uint8Array(regions.length);
  // Whoever is held comes later in the list, so going backwards everything inside has been weighed.
  for (let i = regions.length - 1; i >= 0; i -= 1) {
    const own = odds[i]!;
    if (own > 0 && own >= inside[i]!) taken[i] = 1;
    const { parent } = regions[i]!;
    if (parent >= 0) inside[parent]! += Math.max(own, inside[i]!);
  }
  const chosen: number[] = [];
  const covered = new Uint8Array(regions.length);
  for (let i = 0; i < regions.length; i += 1) {
    const { parent } = regions[i]!;
    if (parent >= 0 && covered[parent]) covered[i] = 1;
    else if (taken[i]) {
      covered[i] = 1;
      chosen.push(i);
    }
  }
  return chosen;
}
