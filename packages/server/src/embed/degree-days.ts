import type { AheadAnswer, EmbedAhead, EmbedDegreeDayQuery, EmbedDegreeDays } from '@vigia/api/contract';
import { degreeDayMetricName, degreeDayStart, earlierOf, fromColumnar, pestAheadQuery } from '@vigia/domain';
import { ownCatalogue, PESTS } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readAhead } from '../analytics/read-forecasts.ts';
import { seriesModel } from '../analytics/series-model.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { datedValues, fieldCountsOf } from './captures.ts';
import { chosenChart } from './chosen-chart.ts';
import { publishedCompared } from './compared.ts';
import { chartMarkers } from './markers.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';

const embedAhead = ({ dates, curve, meta }: AheadAnswer): EmbedAhead => {
  const { date_end: end, years, provider, reason } = meta;
  return { end, years, provider, reason, dates, ...(curve && { curve }) };
};

/** The degree-day chart of one pest; null when the sector has no such chart. */
export async function publishedDegreeDays(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & EmbedDegreeDayQuery,
  published: PublishedSector,
): Promise<EmbedDegreeDays | null> {
  const { season, today } = published;
  const chosen = chosenChart(published.stations, choice, season.start);
  if (chosen === null) return null;
  const { pestId, rule } = chosen;
  const { sectorId } = choice;
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, chosen.stationIds), today);
  const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today });
  const end = earlierOf(season.end, today);
  const { meta, ...degreeDays } = await read({
    metric: { kind: 'degree-days', rule },
    days: { start: start.date, end },
    transform: 'accumulated',
    aggregation: 'avg',
  });
  const captures = await read({
    metric: { kind: 'captures' },
    days: { start: season.start, end },
    transform: 'incremental',
    aggregation: 'sum',
  });
  const request = pestAheadQuery({ pestId, stationIds: chosen.stationIds, start, season }, today);
  const metric = degreeDayMetricName(rule);
  const document = ownCatalogue().documents.find(({ id }) => id === pestId);
  const model = seriesModel(pestId, rule);
  const ahead = request && (await readAhead(tx, scope, { metric, query: request }, published));
  const own = { ...chosen, start, curve: fromColumnar(degreeDays) };
  const compared = await publishedCompared(tx, scope, choice, published, own);
  return {
    ...headOf(published),
    pest_id: pestId,
    pest_name: PESTS.get(pestId)?.name ?? '',
    metric,
    start_date: start.date,
    start_reason: start.reason,
    degree_days: degreeDays,
    missing_days: meta.missing_days,
    captures: datedValues(captures),
    ...fieldCountsOf(captures),
    markers: await chartMarkers(tx, scope, { ...chosen, sectorId, season }),
    ...(ahead && { ahead: embedAhead(ahead) }),
    ...(compared && { compared }),
    ...(document && { pest_document: JSON.stringify(document) }),
    ...(model && { document_used: model }),
  };
}
