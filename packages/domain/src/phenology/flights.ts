import { isoDate } from '../calendar/iso-date.ts';
import { PEST_DOCUMENTS } from '../catalogue/documents/documents.ts';
import { installedPests } from '../catalogue/installed.ts';
import { flightModelOf } from '../catalogue/pest-of.ts';
import type { PestId } from '../entities/ids.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import type { FlightCut, FlightModel } from './flight-model.ts';
import { dateReached, type ReachedDate } from './reached.ts';

export const FLIGHT_MODELS: ReadonlyMap<PestId, FlightModel> = installedPests(
  PEST_DOCUMENTS.map(flightModelOf)
    .filter((model) => model !== undefined)
    .map((model) => [model.pestId, model]),
  flightModelOf,
);

/** First month of the year (4 April) whose season belongs to the winter that follows, not to the one before. */
const FIRST_MONTH = 4;

/**
 * The chronofix of a season: the 1 July of its winter, the southern counterpart of 1 January. A season that starts
 * from April on takes the one of its year, one that starts in summer the one before.
 */
export function chronofixDate(seasonStart: IsoDate): IsoDate {
  const year = Number(seasonStart.slice(0, 4));
  const winter = Number(seasonStart.slice(5, 7)) >= FIRST_MONTH ? year : year - 1;
  return isoDate(`${String(winter).padStart(4, '0')}-07-01`);
}

export interface FlightDate {
  readonly flight: FlightCut;
  /** When half of the flight was over; null for a flight still to come. */
  readonly reached: ReachedDate | null;
}

/**
 * When each flight came in a season.
 *
 * @param accumulated degree-days by the model's rule from the chronofix on; `NaN` is a day without a record
 */
export function flightDates({ flights }: FlightModel, accumulated: DailySeries): FlightDate[] {
  return flights.map((flight) => ({ flight, reached: dateReached(accumulated, flight.value) }));
}
