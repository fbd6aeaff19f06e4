import type { AheadQuery } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { Neighbour } from '../stores/farm/neighbours.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import type { IssuedForecast } from '../stores/measurements/station-weather.ts';
import type { ClimateBased } from './metric.ts';

/** A running total whose thresholds are looked for in past years. */
export interface AheadInput {
  readonly metric: ClimateBased;
  readonly query: AheadQuery;
  readonly thresholds: readonly number[];
  readonly today: IsoDate;
  readonly stations: readonly SeriesStation[];
  /** A weather service's recent forecast. */
  readonly issued: readonly IssuedForecast[];
  /** Stations whose past years may stand in, the nearest first; none by default. */
  readonly neighbours?: readonly Neighbour[];
}
