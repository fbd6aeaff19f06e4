import type { ColumnarSeries, ColumnsAnswer, EmbedCaptures, EmbedCapturesQuery } from '@vigia/api/contract';
import { earlierOf, isoDate, type SeriesItem, toItems } from '@vigia/domain';
import { PESTS } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { comparedCaptures } from './compared-captures.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';
import { trapsOf } from './traps.ts';

/** Captures of all traps of one pest: the requested one, or the first that is followed. */
export async function publishedCaptures(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & EmbedCapturesQuery,
  published: PublishedSector,
): Promise<EmbedCaptures | null> {
  const { season, today } = published;
  const traps = trapsOf(published.stations, choice);
  if (traps === null) return null;
  const own = traps.stations.map(({ id }) => id);
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, own), today);
  const captures = await read({
    metric: { kind: 'captures' },
    days: { start: season.start, end: earlierOf(season.end, today) },
    transform: 'incremental',
    aggregation: 'sum',
  });
  const compared = await comparedCaptures(tx, scope, choice, published, {
    pestId: traps.pestId,
    stationIds: own,
  });
  return {
    ...headOf(published),
    pest_id: traps.pestId,
    pest_name: PESTS.get(traps.pestId)?.name ?? '',
    stations: own.length,
    captures: datedValues(captures),
    ...fieldCountsOf(captures),
    ...(compared && { compared }),
  };
}

/** The captures of a series that people counted in the field; nothing without any. */
export const fieldCountsOf = ({ meta }: ColumnsAnswer): Pick<EmbedCaptures, 'field_counts'> =>
  meta.field_counts
    ? { field_counts: meta.field_counts.map((day) => ({ ...day, date: isoDate(day.date) })) }
    : {};

/** A series by column as dated values. */
export const datedValues = ({ start, step, values }: ColumnarSeries): SeriesItem[] =>
  toItems({ start: isoDate(start), step, values });
