import type { Period, PublishedDegreeDays } from '@vigia/domain';

export interface PictureOptions {
  /** px, 240 to 4000. */
  readonly width: number;
  /** px, 160 to 4000. */
  readonly height: number;
  /** `light` unless said otherwise. */
  readonly mode?: 'light' | 'dark' | 'sol';
  /** `allSeason` unless said otherwise. */
  readonly period?: Period;
  /** Begins the ids inside, for several pictures written into one page; letters, digits, `-` and `_`. */
  readonly idPrefix?: string;
}

/**
 * A stand-alone `<svg>` of the console's degree-day chart: no script, no style sheet, nothing loaded from elsewhere.
 *
 * @throws {RangeError} a size or a prefix outside what is allowed
 */
export type RenderDegreeDayPicture = (data: PublishedDegreeDays, options: PictureOptions) => string;
