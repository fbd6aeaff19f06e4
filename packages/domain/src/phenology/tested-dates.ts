/**
 * How dates of past years held on measured seasons, each in turn the one to come: daily extremes of Maquehue, Temuco,
 * pests 1, 2 and 3, without a weather service. Shares are of 100. `dates-ahead.years.test.ts` measures them again, and
 * holds `docs/measurements/ahead.md` to them.
 */
export const TESTED_DATES = {
  place: 'Maquehue, Temuco',
  firstYear: 2005,
  lastYear: 2015,
  /** Those without long gaps. */
  seasons: 9,
  /** Of the stages that came more than fifteen days later, within the band of all other seasons. */
  within: 80,
  /** Within that of four other seasons, drawn again and again. */
  withinOfFour: 80,
  /** Of the dates that were ten days ahead, off by three days at most, by all other seasons. */
  nearEnough: 94,
} as const;
