import type { StoredBox } from '../db/schema/images.ts';
import type { Pixels } from '../images/pixels.ts';
import { chooseRegions } from './choose.ts';
import { featuresOf } from './features.ts';
import { insectOdds, LEAST_SCORE, scoreOf } from './insect-odds.ts';
import { plateContrast } from './plate-contrast.ts';
import { type Region, regionsOf } from './regions.ts';

/**
 * Width of the working photo, px. The plate fills the photo, so insects have the same size at this width with
 * every camera.
 */
export const WORKING_WIDTH = 1296;

/** Contrasts at which regions are looked for, from that of a wing to that of a fly. */
const LEVELS = [0.08, 0.11, 0.15, 0.2, 0.26, 0.33, 0.42, 0.52, 0.64].map((share) => Math.round(255 * share));

/** A photo with more boxes does not show a plate with insects. */
const MOST_BOXES = 2_000;

/** All regions of a photo that may be insects. */
export const candidatesOf = (photo: Pixels): Region[] => regionsOf(plateContrast(photo), LEVELS);

export interface Found {
  readonly region: Region;
  /** Log odds. */
  readonly odds: number;
}

/** The insects among the candidates, the most certain first. */
export function insectsAmong(regions: readonly Region[], weights?: ArrayLike<number>): Found[] {
  const odds = featuresOf(regions).map((features) => insectOdds(features, weights));
  const least = Math.log(LEAST_SCORE / (1 - LEAST_SCORE));
  const chosen = chooseRegions(
    regions,
    odds.map((one) => one - least),
  );
  return chosen
    .map((i) => ({ region: regions[i]!, odds: odds[i]! }))
    .sort((a, b) => b.odds - a.odds)
    .slice(0, MOST_BOXES);
}

/**
 * Finds insects on a photo of a sticky plate by their contrast with the plate around them. It distinguishes insects
 * from debris by shape and darkness. It does not distinguish species.
 *
 * @param photo `WORKING_WIDTH` px wide
 * @param scale px of the full photo per px of `photo`
 * @returns boxes in px of the full photo, the highest score first
 */
export function findInsects(photo: Pixels, scale: number): StoredBox[] {
  const px = (length: number) => Math.round(length * scale);
  return insectsAmong(candidatesOf(photo)).map(({ region: { left, top, right, bottom, x, y }, odds }) => ({
    centroid: { x: px(x + 0.5), y: px(y + 0.5) },
    detection_box: { left: px(left), top: px(top), right: px(right), bottom: px(bottom) },
    score: Math.round(1000 * scoreOf(odds)) / 1000,
    class: 'insect',
  }));
}
