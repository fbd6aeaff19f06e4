/**
 * Share of a band that stays empty between two bars. Half of it lies before the first bar and after the last
 * one.
 */
export const FREE = 0.32;
/** Widest bar, px: with few bars, wider ones would fill the plot. */
export const WIDEST = 72;

/** Positions of equally wide bars along an axis of dates, as of a d3 band scale padded by `FREE`. */
export interface BandScale {
  /** Distance between the middles of two neighbouring bars, px. */
  readonly step: number;
  /** Middle of the bar of a date, px. A date between two bars lies between their middles. */
  readonly middle: (wallMs: number) => number;
  /** The date (wall ms) whose position is `px`. */
  readonly dateAt: (px: number) => number;
  /**
   * Position of a moment, px, inside the bar that counts it. The bar of a date counts what came since the date
   * before.
   */
  readonly moment: (wallMs: number) => number;
}

/**
 * Builds the scale of a bar chart.
 *
 * @param dates ascending, at least one, wall ms: the days on which the counts close
 * @param width of the plot, px
 */
export function bandScale(dates: Float64Array, width: number): BandScale {
  const step = width / (dates.length + FREE);
  const edge = (step * FREE) / 2;
  const usual = dates.length > 1 ? (dates[dates.length - 1]! - dates[0]!) / (dates.length - 1) : 1;
  /** Dates beyond both ends are extrapolated with the mean distance of two dates. */
  const dateOf = (i: number) => {
    if (i < 0) return dates[0]! + i * usual;
    const last = dates.length - 1;
    return i > last ? dates[last]! + (i - last) * usual : dates[i]!;
  };
  const indexOf = (ms: number) => {
    let i = 0;
    while (i < dates.length && dates[i]! < ms) i += 1;
    const [before, after] = [dateOf(i - 1), dateOf(i)];
    return i - 1 + (ms - before) / (after - before);
  };
  return {
    step,
    middle: (ms) => edge + (indexOf(ms) + 0.5) * step,
    dateAt: (px) => {
      const at = (px - edge) / step - 0.5;
      const i = Math.floor(at);
      return dateOf(i) + (at - i) * (dateOf(i + 1) - dateOf(i));
    },
    moment: (ms) => edge + (indexOf(ms) + 1) * step,
  };
}
