import type { Region } from './regions.ts';

/**
 * Chooses, among nested regions, the most likely set of insects: either a region or the better ones inside it,
 * never both.
 *
 * @param odds log odds that a region is an insect, less the threshold; above 0 it is taken for one
 * @returns indices of `regions`
 * @source Arteta et al. 2012, Learning to detect cells using non-overlapping extremal regions
 */
export function chooseRegions(regions: readonly Region[], odds: readonly number[]): number[] {
  const inside = new Float64Array(regions.length);
  const taken = new Uint8Array(regions.length);
  // A region comes later in the list than the one that contains it. Going backwards, its inner regions are done
  // first.
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
