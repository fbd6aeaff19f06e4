import type { EmbedChill } from '@vigia/api/contract';
import { CHILL_METRICS, earlierOf } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';

/** Chill since the season began, the mean of the stations. */
export async function publishedChill(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice,
  place: PublishedSector,
): Promise<EmbedChill | null> {
  const stations = ofCrop(place.stations, choice);
  if (stations.length === 0) return null;
  const { season, today } = place;
  const days = { start: season.start, end: earlierOf(season.end, today) };
  const readings = CHILL_METRICS.map(
    (model) =>
      [
        model,
        { metric: { kind: 'chill', model }, days, transform: 'accumulated', aggregation: 'avg' },
      ] as const,
  );
  const { series, missingDays } = await measuredSeries(tx, scope, { stations, today, readings });
  return {
    ...headOf(place),
    start_date: season.start,
    series: series as EmbedChill['series'],
    missing_days: missingDays,
  };
}
