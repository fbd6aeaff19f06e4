import type { Celsius, Days } from '../units.ts';

/** How the days of a vineyard are turned into the Gubler index of powdery mildew (Erysiphe necator). */
export interface GublerRule {
  /** Temperatures that favour the fungus, both ends included, °C. */
  readonly band: { readonly from: Celsius; readonly to: Celsius };
  /** A day is favourable from this many consecutive hours in the band. */
  readonly hours: number;
  /** The index starts on the last of this many favourable days in a row. */
  readonly onsetDays: number;
  /** Its value on that day. */
  readonly onsetPoints: number;
  /** Points a favourable day adds. */
  readonly rise: number;
  /** Points any other day takes away; no day takes away more, however hot it is. */
  readonly fall: number;
  /** A day is hot from this many minutes at or above `from`; a hot day adds `fall` points less. */
  readonly heat: { readonly from: Celsius; readonly minutes: number; readonly fall: number };
  /** Whether an application against mildew sets the index back to 0. */
  readonly resetOnTreatment: boolean;
}

/**
 * The rule of the product's specification: 30 points once three days in a row were favourable, +20 for each
 * favourable day, −10 for each other one, within 0..100, heat without effect. The specification names no band and
 * no hours: they are those of the literature.
 *
 * @source Gubler, Rademacher, Vasquez & Thomas 1999, APSnet Feature 0199; band as in Pessl's model
 */
export const GUBLER_RULE: GublerRule = {
  band: { from: 21, to: 30 },
  hours: 6,
  onsetDays: 3,
  onsetPoints: 30,
  rise: 20,
  fall: 10,
  heat: { from: 35, minutes: 15, fall: 0 },
  resetOnTreatment: false,
};

/**
 * The rule of UC IPM: starts at 60, 70–85 °F, and a day with 15 minutes at 35 °C or more counts 10 points less,
 * the daily fall capped at 10.
 *
 * @source UC IPM Disease Model Database, powdery mildew of grape; Thomas, Gubler & Leavitt 1994
 */
export const UC_IPM_GUBLER_RULE: GublerRule = {
  ...GUBLER_RULE,
  band: { from: 21.1, to: 29.4 },
  onsetPoints: 60,
  heat: { from: 35, minutes: 15, fall: 10 },
};

export const LARGEST_INDEX = 100;

/**
 * Days after today that the index is forecast. Every day's points stay in it, and a favourable day is a threshold: two
 * degrees more or less turn it around. The hours forecast for later days are too uncertain to be added up.
 */
export const MILDEW_FORECAST_DAYS: Days = 7;

/** @throws {RangeError} an impossible rule; the message says what is wrong */
export function checkGublerRule({ band, hours, onsetDays, onsetPoints, rise, fall, heat }: GublerRule): void {
  if (!(band.from < band.to)) throw new RangeError(`no temperature lies from ${band.from} to ${band.to}`);
  if (!(Number.isInteger(hours) && hours >= 1)) throw new RangeError(`${hours} is not a number of hours`);
  if (!(Number.isInteger(onsetDays) && onsetDays >= 1))
    throw new RangeError(`${onsetDays} is not a number of days`);
  if (!(onsetPoints >= 0 && onsetPoints <= LARGEST_INDEX)) {
    throw new RangeError(`the index cannot start at ${onsetPoints}`);
  }
  for (const points of [rise, fall, heat.fall]) {
    if (!(points >= 0 && points <= LARGEST_INDEX))
      throw new RangeError(`${points} is not a number of points`);
  }
  if (!(Number.isFinite(heat.from) && heat.minutes >= 0)) {
    throw new RangeError(`${heat.minutes} minutes at ${heat.from} °C say nothing of heat`);
  }
}
