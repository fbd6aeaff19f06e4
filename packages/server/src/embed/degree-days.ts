import type {
  ColumnsAnswer,
  EmbedDegreeDays,
  ItemsAnswer,
  SectorWire,
  StationWire,
} from '@vigia/api/contract';
import {
  addDays,
  degreeDayMetricName,
  degreeDayStart,
  earlierOf,
  type IsoDate,
  PESTS,
  stationsOfSeason,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Metric } from '../analytics/metric.ts';
import { seriesAnswer, workedRange } from '../analytics/series.ts';
import { stationDays } from '../analytics/station-days.ts';
import { sectorById } from '../stores/sectors.ts';
import { type SeriesStation, seriesStations, stationsOfClient } from '../stores/stations.ts';
import { chosenChart, type EmbedChoice } from './chosen-chart.ts';
import { chartMarkers } from './markers.ts';
import { type PublishedSeason, publishedSeason } from './season.ts';

/**
 * What one published chart shows, by the same functions that answer the console, of the season asked for, that which
 * runs or else the latest.
 *
 * @returns null when the sector, the season or the pest's stations are not there for this key
 */
export async function publishedDegreeDays(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice,
  today: IsoDate,
): Promise<EmbedDegreeDays | null> {
  const sector = await sectorById(tx, scope, choice.sectorId);
  if (sector === null) return null;
  const season = await publishedSeason(tx, scope, sector.client_id, choice.seasonId, today);
  if (season === null) return null;
  const candidates = await stationsInSeason(tx, scope, sector, season, today);
  const chosen = chosenChart(candidates, choice, season.start);
  if (chosen === null) return null;
  const { pestId, rule } = chosen;
  const stations = await seriesStations(tx, scope, chosen.stationIds);
  const start = degreeDayStart({
    biofixes: season.biofixes,
    pestId,
    sectorId: choice.sectorId,
    season,
    today,
  });
  const read = seriesReader(tx, scope, stations, today);
  const shown = { start: start.date, end: earlierOf(season.end, today) };
  const { meta, ...degreeDays } = (await read({ kind: 'degree-days', rule }, shown)) as ColumnsAnswer;
  const captures = (await read({ kind: 'captures' }, { start: season.start, end: shown.end })) as ItemsAnswer;
  return {
    sector_name: sector.sector_name,
    pest_id: pestId,
    pest_name: PESTS.get(pestId)?.name ?? '',
    season_name: season.name,
    season_start: season.start,
    season_end: season.end,
    today,
    metric: degreeDayMetricName(rule),
    start_date: start.date,
    start_reason: start.reason,
    degree_days: degreeDays,
    missing_days: meta.missing_days,
    captures: captures.items,
    markers: await chartMarkers(tx, scope, { ...chosen, sectorId: choice.sectorId, season }),
  };
}

async function stationsInSeason(
  tx: Tx,
  scope: Scope,
  sector: SectorWire,
  season: PublishedSeason,
  today: IsoDate,
): Promise<StationWire[]> {
  const placed = (await stationsOfClient(tx, scope, sector.client_id))
    .filter((station) => station.sector_id === sector.sector_id && !station.station_is_archived)
    .map((station) => ({
      station,
      nodeSerial: station.assigned_node_sn,
      seasonId: station.station_season_id,
    }));
  return stationsOfSeason(placed, season, today).map(({ station }) => station);
}

/** Degree-days as an accumulated average by column, captures as the sum of daily increments by point. */
function seriesReader(tx: Tx, scope: Scope, stations: readonly SeriesStation[], today: IsoDate) {
  return async (metric: Metric, asked: { start: IsoDate; end: IsoDate }) => {
    // A sum that starts tomorrow or later has no day yet: the empty range keeps its start.
    const shown = asked.end < asked.start ? { start: asked.start, end: addDays(asked.start, -1) } : asked;
    const worked = workedRange(shown, today);
    const perStation = await stationDays(tx, scope, stations, {
      metric,
      range: worked,
      today,
      asCount: false,
    });
    const accumulated = metric.kind === 'degree-days';
    return seriesAnswer(perStation, {
      shown,
      worked,
      today,
      stations: stations.length,
      plates: false,
      per_station_transform: accumulated ? 'accumulated' : 'incremental',
      station_aggregation: accumulated ? 'avg' : 'sum',
      format: accumulated ? 'columns' : 'items',
    });
  };
}
