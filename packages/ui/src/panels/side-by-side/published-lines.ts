import { type ColumnarSeries, fromColumnar, fromItems, standingOf, wallMsOfDay } from '@vigia/domain';
import {
  type CaptureInterval,
  lastValueOf,
  type PublishedCaptures,
  type PublishedChill,
  type PublishedClimate,
  type PublishedDegreeDays,
  type PublishedMildew,
} from '@vigia/domain/published';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { HUMIDITIES, TEMPERATURES } from '../climate-series.ts';
import type { PanelSpeech } from '../words.ts';
import { NO_LINES, OVER_WEATHER, seasonCounts, seasonLines } from './season-lines.ts';

/** Other seasons as thin lines over a published chart of degree-days. */
export function publishedLines(
  { compared, degreeDays }: Pick<PublishedDegreeDays, 'compared' | 'degreeDays'>,
  { words }: PanelSpeech,
): readonly ChartSeries[] {
  if (!compared) return NO_LINES;
  const drawn = laidSeasons(compared.seasons, (season) => season.degreeDays);
  const standing = standingOf(degreeDays);
  const look = { unit: words.degreeDayUnit, decimals: 1, axis: 'left' } as const;
  return seasonLines(drawn, look, standing ? wallMsOfDay(standing.date) : undefined);
}

/** Captures of other seasons, hanging from 0 below those of a published chart. */
export function publishedCounts(
  { compared, captures }: Pick<PublishedCaptures, 'compared' | 'captures'>,
  interval: CaptureInterval,
  { words }: PanelSpeech,
): readonly ChartSeries[] {
  if (!compared) return NO_LINES;
  const drawn = laidSeasons(compared.seasons, (season) => season.captures);
  const last = lastValueOf(fromItems(captures));
  const look = { unit: words.captures.unit, decimals: 0, axis: 'left' } as const;
  return seasonCounts(drawn, look, last ? wallMsOfDay(last.date) : undefined, interval);
}

/** How captures of other seasons lie below the chart, for its heading; undefined without any. */
export const belowOf = (
  { compared }: Pick<PublishedCaptures, 'compared'>,
  { words }: PanelSpeech,
): string | undefined =>
  compared?.seasons.some(({ captures }) => captures !== null)
    ? words.published.captures.below[compared.alignment]
    : undefined;

/** Chilling hours of other seasons as thin lines over a published chart of chill. */
export function publishedChillLines(
  { compared, series }: Pick<PublishedChill, 'compared' | 'series'>,
  { words }: PanelSpeech,
): readonly ChartSeries[] {
  if (!compared) return NO_LINES;
  const drawn = laidSeasons(compared.seasons, ({ hours }) => hours);
  const last = lastValueOf(series.chill_model_weinberger);
  const { unit } = words.chill.models.chill_model_weinberger;
  const look = { unit, decimals: 2, axis: 'left', colors: OVER_WEATHER } as const;
  return seasonLines(drawn, look, last ? wallMsOfDay(last.date) : undefined);
}

const NO_EXTREMES = { temperature: NO_LINES, humidity: NO_LINES };

/** Daily extremes of other seasons as thin lines over the charts of a published climate, °C and %. */
export function publishedClimateLines(
  published: Pick<PublishedClimate, 'compared' | (typeof TEMPERATURES | typeof HUMIDITIES)[number]>,
  { words }: PanelSpeech,
): Readonly<Record<'temperature' | 'humidity', readonly ChartSeries[]>> {
  const { compared } = published;
  if (!compared) return NO_EXTREMES;
  const lines = (names: typeof TEMPERATURES | typeof HUMIDITIES, unit: string, decimals: number) => {
    const drawn = compared.seasons.flatMap((season, place) =>
      names.flatMap((name) => {
        const daily = season[name];
        const label = `${words.climate.extremes[name]}, ${season.seasonName}`;
        const id = `season-${season.seasonId}-${name}`;
        return daily ? [{ id, name: label, place, daily: fromColumnar(daily) }] : [];
      }),
    );
    const last = lastValueOf(published[names[0]]);
    const look = { unit, decimals, axis: 'left', colors: OVER_WEATHER } as const;
    return seasonLines(drawn, look, last ? wallMsOfDay(last.date) : undefined);
  };
  return { temperature: lines(TEMPERATURES, '°C', 1), humidity: lines(HUMIDITIES, '%', 0) };
}

/** The index of mildew in other seasons as thin lines over a published chart of it. */
export function publishedMildewLines({
  compared,
  index,
}: Pick<PublishedMildew, 'compared' | 'index'>): readonly ChartSeries[] {
  if (!compared) return NO_LINES;
  const drawn = laidSeasons(compared.seasons, (season) => season.index);
  const last = lastValueOf(index);
  return seasonLines(
    drawn,
    { unit: '', decimals: 0, axis: 'left' },
    last ? wallMsOfDay(last.date) : undefined,
  );
}

interface NamedSeason {
  readonly seasonId: number;
  readonly seasonName: string;
}

/** The seasons that are drawn, each with its place among all, which gives its colour. */
const laidSeasons = <Season extends NamedSeason>(
  seasons: readonly Season[],
  valuesOf: (season: Season) => ColumnarSeries | null,
) =>
  seasons.flatMap((season, place) => {
    const values = valuesOf(season);
    const { seasonId, seasonName: name } = season;
    return values ? [{ id: `season-${seasonId}`, name, place, daily: fromColumnar(values) }] : [];
  });
