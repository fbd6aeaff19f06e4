/**
 * How dates of past years held on measured seasons, each in turn the one to come: daily extremes of Maquehue, Temuco,
 * pests 1, 2 and 3, without a weather service. Shares are of 100. `dates-ahead.years.test.ts` measures them again, and
 * holds `docs/measurements/ahead.md` to them.
 */
export const TESTED_DATES = {
  place: 'Maquehue, Temuco',
  firstYear: 2005,
  lastYear: 2015,
  seasons: 10,
  /** Of the stages that came more than fifteen days later, within the band of nine other years. */
  within: 80,
  /** Within that of four other years. */
  withinOfFour: 74,
  /** Of the dates that were ten days ahead, off by three days at most, by nine other years. */
  nearEnough: 94,
} as const;
