import type { Period } from '@vigia/domain';
import type {
  CaptureInterval,
  EmbedLocale,
  EmbedUnits,
  PublishedCaptures,
  PublishedCard,
  PublishedChill,
  PublishedClimate,
  PublishedDegreeDays,
  PublishedMap,
  PublishedMildew,
  PublishedRisk,
} from '@vigia/domain/published';

export interface PictureOptions {
  /** px, 160 to 4000. */
  readonly width: number;
  /** px, 48 to 4000. */
  readonly height: number;
  /** `light` by default. */
  readonly mode?: 'light' | 'dark' | 'sol';
  /** `allSeason` by default. */
  readonly period?: Period;
  /** For captures: `weekly` by default. */
  readonly interval?: CaptureInterval;
  /** `es` by default. */
  readonly locale?: EmbedLocale;
  /** `metric` by default. */
  readonly units?: EmbedUnits;
  /** Prefix of the ids inside, for several pictures in one page; letters, digits, `-` and `_`. */
  readonly idPrefix?: string;
}

/**
 * Renders a stand-alone `<svg>` with the console's own components: no script, no style sheet, no style
 * attribute, nothing loaded from elsewhere.
 *
 * @throws {RangeError} an option outside its allowed values
 */
export type RenderPicture<T> = (data: T, options: PictureOptions) => string;

export type RenderDegreeDayPicture = RenderPicture<PublishedDegreeDays>;
export type RenderCapturesPicture = RenderPicture<PublishedCaptures>;
export type RenderClimatePicture = RenderPicture<PublishedClimate>;
export type RenderMildewPicture = RenderPicture<PublishedMildew>;
export type RenderChillPicture = RenderPicture<PublishedChill>;
export type RenderMapPicture = RenderPicture<PublishedMap>;
export type RenderRiskPicture = RenderPicture<PublishedRisk>;
export type RenderCardPicture = RenderPicture<PublishedCard>;
