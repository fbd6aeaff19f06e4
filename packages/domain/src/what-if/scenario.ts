import type { IsoDate } from '../units.ts';
import type { Warmth } from './season-days.ts';

/** The weather of the days to come: as in all past years, or as in the one with most or fewest degree-days. */
export const WEATHERS_AHEAD = ['past-years', 'warm-year', 'cold-year'] as const;
export type WeatherAhead = (typeof WEATHERS_AHEAD)[number];

/** What is supposed of a season. */
export interface Scenario extends Warmth {
  /** Degree-days are counted from this day: the biofix, or what stands for it. */
  readonly start: IsoDate;
  readonly weather: WeatherAhead;
}
