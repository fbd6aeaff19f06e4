import { addDays, earlierOf, laterOf } from '../calendar/iso-date.ts';
import { cropLabel } from '../catalogue/crops.ts';
import { CHILL_METRICS } from '../chill/models.ts';
import { degreeDayMetricName } from '../degree-days/rule.ts';
import { degreeDayRuleFor } from '../degree-days/rule-for-pest.ts';
import { chartWindow } from '../periods/periods.ts';
import { isCurrentSeason } from '../seasons/seasons.ts';
import type { ColumnarSeries, DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { datedComment, type ReportComment } from './report-comment.ts';
import { reportCrops } from './report-crops.ts';
import type {
  ReportAnswered,
  ReportChill,
  ReportClimate,
  ReportData,
  ReportEvents,
  ReportMildew,
  ReportOptions,
  ReportPest,
  ReportSubject,
} from './report-data.ts';
import { reportMarkers } from './report-markers.ts';
import type { ReportAheads, ReportForecasts } from './report-requests.ts';
import { pestStations, reportPestStart, reportPests } from './report-series.ts';
import { daysBegun, reportSpan } from './report-span.ts';

export interface ReportAnswers {
  /** By the id of each request; a missing one was not requested. */
  readonly series: ReportAnswered;
  /** The days to come. */
  readonly forecasts: ReportForecasts;
  /** The dates of the stages of its pests and crops by past years. */
  readonly aheads?: ReportAheads;
  readonly events: ReportEvents;
  /** What was written instead of the computed words of the sector's pests. */
  readonly comments: readonly ReportComment[];
}

/** The report made of the answers: the same for the screen, the file and the letter. */
export function makeReport(
  subject: ReportSubject,
  { series, forecasts, aheads, events, comments }: ReportAnswers,
  options: ReportOptions,
  today: IsoDate,
): ReportData {
  const { document, client, sector, season, crop, stations } = subject;
  const span = reportSpan(subject, today);
  const { shown, others } = reportPests(subject);
  const climate = climateOf(series);
  const mildew = mildewOf(series);
  const chill = chillOf(series, daysBegun(span, today));
  const pests = shown.map((pest): ReportPest => {
    const curve = series.get(`degree-days/${pest.id}`);
    const daily = series.get(`daily/${pest.id}`);
    const written = comments.find(({ pestId, seasonId }) => pestId === pest.id && seasonId === season?.id);
    return {
      pestId: pest.id,
      pestName: pest.name,
      metric: degreeDayMetricName(degreeDayRuleFor(pest.id, season?.start ?? null)!),
      start: reportPestStart(subject, pest, today),
      degreeDays: curve?.series ?? null,
      ahead: aheads?.get(`degree-days/${pest.id}`) ?? null,
      missingDays: curve?.missingDays ?? 0,
      stations: curve?.stations ?? pestStations(subject, pest).length,
      weekly: series.get(`weekly/${pest.id}`)?.series ?? null,
      daily: daily?.series ?? null,
      ...(daily && daily.inField.length > 0 && { inField: daily.inField }),
      markers: reportMarkers(subject, pest, events),
      phenologyText: written ? datedComment(written.phenologyText, written.changedAt) : '',
      captureText: written ? datedComment(written.captureText, written.changedAt) : '',
    };
  });
  const drawn = [
    climate?.temperatureMax,
    mildew?.index,
    ...pests.flatMap((p) => [p.degreeDays, p.weekly]),
    ...(document === 'chill' ? Object.values(chill?.series ?? {}) : []),
  ];
  return {
    document,
    issued: today,
    client: { id: client.id, name: client.name, logo: client.logo ?? null },
    sector: sector && { name: sector.name, address: sector.address },
    seasonName: season?.name ?? null,
    cropName: crop && cropLabel(crop),
    stations: stations.map(({ name, position }) => ({ name, position })),
    span,
    window: windowOf(subject, today, drawn),
    today: season === null || isCurrentSeason(season, today) ? today : null,
    climate,
    mildew,
    forecasts,
    pests,
    crops: reportCrops(subject, { series, aheads, events }, today),
    otherPests: others.map(({ name }) => name),
    chill,
    compared: subject.compared ?? null,
    options,
  };
}

function missingOf(series: ReportAnswered, ids: readonly string[]): number {
  return Math.max(0, ...ids.map((id) => series.get(id)?.missingDays ?? 0));
}

function climateOf(series: ReportAnswered): ReportClimate | null {
  if (!series.has('temperature_max_daily')) return null;
  const of = (id: string) => series.get(id)?.series ?? null;
  return {
    temperatureMax: of('temperature_max_daily'),
    temperatureMin: of('temperature_min_daily'),
    temperatureMean: of('temperature_avg_daily'),
    humidityMax: of('humidity_max_daily'),
    humidityMin: of('humidity_min_daily'),
    humidityMean: of('humidity_avg_daily'),
    missingDays: missingOf(series, ['temperature_max_daily', 'humidity_max_daily']),
  };
}

function mildewOf(series: ReportAnswered): ReportMildew | null {
  const index = series.get('acc_score');
  if (!index) return null;
  return {
    index: index.series,
    longestRun: series.get('longest_run')?.series ?? null,
    hoursInBand: series.get('hours_in_band')?.series ?? null,
    missingDays: index.missingDays,
  };
}

function chillOf(series: ReportAnswered, range: DayRange | null): ReportChill | null {
  const metrics = CHILL_METRICS.filter((metric) => series.has(metric));
  if (range === null || metrics.length === 0) return null;
  return {
    range,
    series: Object.fromEntries(metrics.map((metric) => [metric, series.get(metric)?.series ?? null])),
    models: metrics.map((metric) => ({ metric, accumulated: lastValue(series.get(metric)?.series) })),
    missingDays: missingOf(series, metrics),
  };
}

const lastValue = (series: ColumnarSeries | undefined): number | null =>
  series?.values.findLast((value) => value !== null) ?? null;

function windowOf(
  { season, dates }: ReportSubject,
  today: IsoDate,
  drawn: readonly (ColumnarSeries | null | undefined)[],
): DayRange {
  if (dates) return dates;
  const days = drawn.flatMap((series): DayRange[] => {
    const first = series ? series.values.findIndex((value) => value !== null) : -1;
    if (!series || first < 0) return [];
    const last = series.values.findLastIndex((value) => value !== null);
    return [{ start: addDays(series.start, first), end: addDays(series.start, last) }];
  });
  const dataStart = days.reduce<IsoDate | null>(
    (day, { start }) => (day ? earlierOf(day, start) : start),
    null,
  );
  const dataEnd = days.reduce<IsoDate | null>((day, { end }) => (day ? laterOf(day, end) : end), null);
  return chartWindow({ period: 'allSeason', season, today, dataStart, dataEnd });
}
