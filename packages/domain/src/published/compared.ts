import type { SeasonId } from '../entities/ids.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { Alignment } from '../side-by-side/align.ts';
import type { NoCaptures } from '../side-by-side/captures-beside.ts';

/** How a published chart lays other seasons over its own; captures have all of `ALIGNMENTS`. */
export const PUBLISHED_ALIGNMENTS = ['calendar', 'biofix'] as const;
export type PublishedAlignment = (typeof PUBLISHED_ALIGNMENTS)[number];

/** Why the days of a season are not compared with those of the one shown. */
export const NOT_BESIDE = [
  ...(['no-record', 'own-gaps', 'gaps', 'own-no-sum', 'no-sum'] as const),
  ...(['no-biofix', 'other-start', 'no-stations'] as const),
  ...(['own-no-biofix', 'own-no-counts'] as const),
] as const satisfies readonly (NoCaptures | 'no-stations')[];
export type NotBeside = (typeof NOT_BESIDE)[number];

/** The seasons that a page compares with, as its element and the address of the figures have them. */
export const COMPARED_SEASONS = /^(previous|\d{1,9}(_\d{1,9}){0,9})$/;

/** Another season of the field, laid over the days of the one shown. */
export interface PublishedSeasonBeside {
  readonly seasonId: SeasonId;
  readonly seasonName: string;
  /** Accumulated °C·day; null where they are not drawn. */
  readonly degreeDays: ColumnarSeries | null;
}

/** Chilling hours of another season of the field, on the days of the one shown. */
export interface PublishedChillBeside {
  readonly seasonId: SeasonId;
  readonly seasonName: string;
  /** Accumulated hours; null without a record. */
  readonly hours: ColumnarSeries | null;
}

/** Daily extremes of another season of the field, on the days of the one shown; null without a record. */
export interface PublishedClimateBeside extends Pick<PublishedSeasonBeside, 'seasonId' | 'seasonName'> {
  readonly temperatureMax: ColumnarSeries | null;
  readonly temperatureMin: ColumnarSeries | null;
  readonly humidityMax: ColumnarSeries | null;
  readonly humidityMin: ColumnarSeries | null;
}

/** Other seasons beside the climate of the one shown. */
export interface PublishedClimateCompared {
  readonly seasons: readonly PublishedClimateBeside[];
  readonly sentences: readonly string[];
}

/** The index of mildew in another season of the field, on the days of the one shown. */
export interface PublishedMildewBeside extends Pick<PublishedSeasonBeside, 'seasonId' | 'seasonName'> {
  /** 0–100; null without a record. */
  readonly index: ColumnarSeries | null;
}

/** Other seasons beside the mildew of the one shown. */
export interface PublishedMildewCompared {
  readonly seasons: readonly PublishedMildewBeside[];
  readonly sentences: readonly string[];
}

/** Other seasons beside the chill of the one shown. */
export interface PublishedChillCompared {
  readonly seasons: readonly PublishedChillBeside[];
  readonly sentences: readonly string[];
}

/** Other seasons beside the one of a published chart. */
export interface PublishedCompared {
  readonly seasons: readonly PublishedSeasonBeside[];
  /** What is said of them in the reader's language, the most important first. */
  readonly sentences: readonly string[];
}

/** Captures of another season of the field, laid over the days of the one shown. */
export interface PublishedCapturesBeside extends Pick<PublishedSeasonBeside, 'seasonId' | 'seasonName'> {
  /** Insects by day; null where they are not drawn. */
  readonly captures: ColumnarSeries | null;
}

/** Captures of other seasons beside those of a published chart. */
export interface PublishedCapturesCompared extends Pick<PublishedCompared, 'sentences'> {
  readonly alignment: Alignment;
  readonly seasons: readonly PublishedCapturesBeside[];
}
