import { addDays, earlierOf, type IsoDate, lengthOfRange } from '@vigia/domain';
import { dailyCaptures } from '@vigia/domain/captures';
import {
  type DueNotification,
  firstCaptureKey,
  firstCaptureNotifications,
  mildewNotifications,
  newsOf,
  recommendationNotifications,
  type StationCaptures,
} from '@vigia/domain/events';
import { type ClientId, CROPS, isCurrentSeason, type Season, type Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { combineStations } from '../analytics/combine.ts';
import { grouped } from '../analytics/grouped.ts';
import { mildewMetric } from '../analytics/metric.ts';
import { stationDays } from '../analytics/station-days.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { readTrapRecords } from '../stores/images/trap-records.ts';
import { firstCaptureEvents, newRecommendations } from '../stores/notices/notice-sources.ts';
import { notifiedCauses } from '../stores/notices/notices.ts';

/** The running seasons, each with the stations in the field that take part in it. */
export function runningSeasons(seasons: readonly Season[], stations: readonly Station[], today: IsoDate) {
  return seasons
    .filter((season) => isCurrentSeason(season, today))
    .map((season) => ({
      season,
      stations: stations.filter((station) => !station.archived && station.seasonId === season.id),
    }));
}
export type RunningSeason = ReturnType<typeof runningSeasons>[number];

/** First captures of the season without a notice. */
export async function firstCapturesDue(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  { season, stations }: RunningSeason,
  today: IsoDate,
): Promise<DueNotification[]> {
  const notified = await notifiedCauses(tx, scope, clientId, 'first_capture');
  const unseen = stations.filter(
    ({ sectorId, pestId }) => pestId !== null && !notified.has(firstCaptureKey(season, { sectorId, pestId })),
  );
  const captures = await capturesOf(tx, scope, unseen, {
    start: season.start,
    end: earlierOf(season.end, today),
  });
  const events = await firstCaptureEvents(tx, scope, clientId, season.start, today);
  return firstCaptureNotifications({ season, captures, events, today });
}

async function capturesOf(
  tx: Tx,
  scope: Scope,
  stations: readonly Station[],
  range: { readonly start: IsoDate; readonly end: IsoDate },
): Promise<StationCaptures[]> {
  const ids = stations.map(({ id }) => id);
  const own = await readTrapRecords(tx, scope, await seriesStations(tx, scope, ids), range);
  return stations.flatMap(({ id, sectorId, nodeSerial, pestId }) => {
    const records = own.get(id);
    if (records === undefined || pestId === null) return [];
    return [{ station: { id, sectorId, nodeSerial }, pestId, daily: dailyCaptures(records, range) }];
  });
}

/** Recommendations of the last days. */
export async function recommendationsDue(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  today: IsoDate,
): Promise<DueNotification[]> {
  const events = await newRecommendations(tx, scope, clientId, today);
  return newsOf(recommendationNotifications(events, today), today);
}

/**
 * Sectors whose mildew index has reached a higher class in the last days. Today is left out, as its data is
 * incomplete.
 */
export async function mildewDue(
  tx: Tx,
  scope: Scope,
  { season, stations }: RunningSeason,
  today: IsoDate,
): Promise<DueNotification[]> {
  const range = { start: season.start, end: addDays(today, -1) };
  const followed = stations.filter(({ cropId }) => cropId !== null && CROPS.get(cropId)?.powderyMildew);
  if (followed.length === 0 || lengthOfRange(range) === 0) return [];
  const ids = followed.map(({ id }) => id);
  const days = await stationDays(tx, scope, await seriesStations(tx, scope, ids), {
    metric: mildewMetric('acc_score', 'default'),
    range,
    today,
    asCount: false,
  });
  const sectors = grouped(followed, ({ sectorId }) => sectorId);
  const due = Array.from(sectors, ([sectorId, own]) => {
    const series = own.flatMap(({ id }) => days.get(id) ?? []);
    const values = combineStations(series, 'avg', range);
    return mildewNotifications(sectorId, { start: range.start, values }, today);
  });
  return newsOf(due.flat(), today);
}
