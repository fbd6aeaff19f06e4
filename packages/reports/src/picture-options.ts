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
  /** `light` unless said otherwise. */
  readonly mode?: 'light' | 'dark' | 'sol';
  /** `allSeason` unless said otherwise. */
  readonly period?: Period;
  /** Of captures: `weekly` unless said otherwise. */
  readonly interval?: CaptureInterval;
  /** `es` unless said otherwise. */
  readonly locale?: EmbedLocale;
  /** `metric` unless said otherwise. */
  readonly units?: EmbedUnits;
  /** Begins the ids inside, for several pictures written into one page; letters, digits, `-` and `_`. */
  readonly idPrefix?: string;
}

/**
 * A stand-alone `<svg>` drawn by the console's own components: no script, no style sheet, no style attribute, nothing
 * loaded from elsewhere.
 *
 * @throws {RangeError} an option outside what is allowed
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
