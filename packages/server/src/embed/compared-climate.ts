import type { ColumnarSeries, EmbedClimate } from '@vigia/api/contract';
import { addDays, type DailySeries, earlierOf, fromColumnar, isoDate } from '@vigia/domain';
import { climateBesideSentences, daysWithData } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { CLIMATE_NAMES, type ClimateName, climateReadings } from './climate-readings.ts';
import { columnsOf } from './compared.ts';
import { type ComparedChoice, comparedReadings, type ReadingsAsked } from './compared-readings.ts';
import type { PublishedSector } from './published-sector.ts';

type Compared = NonNullable<EmbedClimate['compared']>;
type Columns = Readonly<Record<ClimateName, ColumnarSeries | null>>;

const ASKED: ReadingsAsked<ClimateName> = {
  kind: 'reading',
  readingsOf: ({ start, end }, today) => climateReadings({ start, end: earlierOf(end, addDays(today, -1)) }),
};

/** Extremes of other seasons of a field on the same days of the year; undefined where none is asked for. */
export async function comparedClimate(
  tx: Tx,
  scope: Scope,
  choice: ComparedChoice,
  published: PublishedSector,
  own: Columns,
): Promise<Compared | undefined> {
  const laid = await comparedReadings(tx, scope, choice, published, ASKED);
  if (!laid) return undefined;
  const [max, min] = [own.temperature_max, own.temperature_min].map(
    (columns) => columns && { ...columns, start: isoDate(columns.start) },
  );
  const days = daysWithData([max ?? null, min ?? null]);
  const daily = (columns: typeof max): DailySeries | null => (columns ? fromColumnar(columns) : null);
  const named = laid.map(({ season, readings }) => ({
    name: season.name,
    max: readings.temperature_max,
    min: readings.temperature_min,
  }));
  return {
    seasons: laid.map(({ season: { id, name }, readings }) => ({
      season_id: id,
      season_name: name,
      ...wireOf(readings),
    })),
    sentences: days
      ? climateBesideSentences({ max: daily(max), min: daily(min) }, days, named, choice.locale)
      : [],
  };
}

const wireOf = (readings: Readonly<Record<ClimateName, DailySeries | null>>) =>
  Object.fromEntries(
    CLIMATE_NAMES.map((name) => [name, readings[name] && columnsOf(readings[name])]),
  ) as Columns;
