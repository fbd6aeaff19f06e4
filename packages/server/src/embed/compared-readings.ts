import type { EmbedSeasonsQuery } from '@vigia/api/contract';
import {
  type DailySeries,
  fromColumnar,
  type IsoDate,
  isoDate,
  laidOver,
  type ValueKind,
} from '@vigia/domain';
import type { Season, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { seasonsAsked } from './compared.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { type EmbedChoice, type PublishedSector, stationsInSeason } from './published-sector.ts';
import type { Reading } from './read-series.ts';

export type ComparedChoice = EmbedChoice & EmbedSeasonsQuery;
type NamedReadings<Name extends string> = readonly (readonly [name: Name, reading: Reading])[];

/** What is read of each season, by name. */
export interface ReadingsAsked<Name extends string> {
  readonly kind: ValueKind;
  readonly readingsOf: (season: Season, today: IsoDate) => NamedReadings<Name>;
  /** Of the stations of a season, those that are read; all without it. */
  readonly stationsOf?: (stations: readonly Station[]) => readonly Station[];
}

/** A season with its readings on the days of the one shown, each null without a record. */
export interface SeasonLaid<Name extends string> {
  readonly season: Season;
  readonly readings: Readonly<Record<Name, DailySeries | null>>;
}

/**
 * Readings of other seasons of a field, laid over the one shown by calendar; null where none is asked for. Of a key's
 * station, its alone.
 */
export async function comparedReadings<Name extends string>(
  tx: Tx,
  scope: Scope,
  choice: ComparedChoice,
  published: PublishedSector,
  { kind, readingsOf, stationsOf = (stations) => stations }: ReadingsAsked<Name>,
): Promise<SeasonLaid<Name>[] | null> {
  if (choice.compare === undefined) return null;
  const { sector, season: shown, today } = published;
  const all = await seasonsOfClient(tx, scope, sector.clientId);
  const laid: SeasonLaid<Name>[] = [];
  for (const season of seasonsAsked(choice.compare, all, published)) {
    const present = ofCrop(await stationsInSeason(tx, scope, sector, season, today), choice).filter(
      ({ id }) => choice.stationId === undefined || id === choice.stationId,
    );
    const stations = stationsOf(present);
    const asked = readingsOf(season, today);
    const { series } = await measuredSeries(tx, scope, { stations, today, readings: asked });
    const [from, to] = [season, shown].map((one) => ({ season: one, start: one.start }));
    const readings = asked.map(([name]) => {
      const columns = series[name];
      const daily = columns && fromColumnar({ ...columns, start: isoDate(columns.start) });
      return [name, daily ? laidOver(daily, kind, from!, to!, 'calendar') : null] as const;
    });
    laid.push({ season, readings: Object.fromEntries(readings) as SeasonLaid<Name>['readings'] });
  }
  return laid;
}
