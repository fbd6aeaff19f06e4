import type { EmbedMildew } from '@vigia/api/contract';
import { addDays, DAYS_AHEAD, earlierOf } from '@vigia/domain';
import type { CropId, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { mildewMetric } from '../analytics/metric.ts';
import { publishedForecast } from './forecast.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';

const MEASURES = { index: 'acc_score', longest_run: 'longest_run', hours_in_band: 'hours_in_band' } as const;

const NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** The index of mildew and its measures over the season, until yesterday; null without a station of the crop. */
export async function publishedMildew(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice,
  published: PublishedSector,
): Promise<EmbedMildew | null> {
  const candidates = ofCrop(published.stations, choice);
  if (candidates.length === 0) return null;
  const cropId = mildewCrop(candidates);
  const stations = candidates.filter((station) => station.cropId === cropId);
  const { season, today } = published;
  const days = { start: season.start, end: earlierOf(season.end, addDays(today, -1)) };
  const readings = Object.entries(MEASURES).map(
    ([name, measure]) =>
      [
        name,
        { metric: mildewMetric(measure, 'default'), days, transform: 'value', aggregation: 'avg' },
      ] as const,
  );
  const applies = mildewApplies(cropId);
  const input = { stations: applies ? stations : [], today, readings };
  const { series, missingDays } = await measuredSeries(tx, scope, input);
  const query = {
    stationIds: stations.map(({ id }) => id),
    end: addDays(today, DAYS_AHEAD),
    aggregation: 'avg',
    accumulateFrom: season.start,
  } as const;
  const ahead = applies ? NAMES.map((name) => ({ name, metric: MEASURES[name], query })) : [];
  return {
    ...headOf(published),
    crop_id: cropId,
    applies,
    ...(series as Pick<EmbedMildew, keyof typeof MEASURES>),
    missing_days: missingDays,
    ...(await publishedForecast(tx, scope, published, ahead)),
  };
}

/** The first crop that mildew is followed on, or else the first one. */
function mildewCrop(stations: readonly Station[]): CropId | null {
  const crops = stations.map(({ cropId }) => cropId);
  return crops.find(mildewApplies) ?? crops[0] ?? null;
}
