import type { EmbedMildew, EmbedSeasonsQuery } from '@vigia/api/contract';
import { addDays, DAYS_AHEAD, earlierOf } from '@vigia/domain';
import { mildewApplies } from '@vigia/domain/reports';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { comparedMildew } from './compared-mildew.ts';
import { publishedForecast } from './forecast.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { mildewCrop, mildewReading } from './mildew-readings.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';

const MEASURES = { index: 'acc_score', longest_run: 'longest_run', hours_in_band: 'hours_in_band' } as const;

const NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** As `mildewOfSeason`, beside the other seasons that are asked for. */
export async function publishedMildew(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & EmbedSeasonsQuery,
  published: PublishedSector,
): Promise<EmbedMildew | null> {
  const own = await mildewOfSeason(tx, scope, choice, published);
  const compared = own && (await comparedMildew(tx, scope, choice, published, own.index));
  return own && { ...own, ...(compared && { compared }) };
}

/** The index of mildew and its measures over the season, until yesterday; null without a station of the crop. */
export async function mildewOfSeason(
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
  const readings = NAMES.map((name) => [name, mildewReading(MEASURES[name], days)] as const);
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
