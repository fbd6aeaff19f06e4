import { earlierOf } from '../calendar/iso-date.ts';
import { SUNDAYS } from '../captures/weekdays.ts';
import { CHILL_METRICS } from '../chill/models.ts';
import { degreeDayMetricName } from '../degree-days/rule.ts';
import { degreeDayRuleFor } from '../degree-days/rule-for-pest.ts';
import { type DegreeDayStart, degreeDayStart } from '../degree-days/start.ts';
import type { Pest } from '../entities/catalogue.ts';
import type { StationId } from '../entities/ids.ts';
import { lastDayAhead } from '../periods/periods.ts';
import { pestAheadQuery } from '../phenology/ask-ahead.ts';
import type { IsoDate } from '../units.ts';
import { cropAhead, cropSeries } from './report-crops.ts';
import type { ReportEvents, ReportSubject } from './report-data.ts';
import {
  REPORT_CLIMATE,
  REPORT_FORECASTS,
  REPORT_MILDEW,
  type ReportAheadRequest,
  type ReportForecastRequest,
  type ReportSeriesAsked,
} from './report-requests.ts';
import { daysBegun, daysOver, reportSpan } from './report-span.ts';

/** Chill is a sum of each station; of several stations their mean. */
const CHILL_SUM = { perStation: 'accumulated', aggregation: 'avg' } as const;

/** Most pests on the pages of a report. */
export const MOST_REPORT_PESTS = 6;

export const pestStations = ({ stations }: Pick<ReportSubject, 'stations'>, { id }: Pest): StationId[] =>
  stations.filter(({ pestId }) => pestId === id).map((station) => station.id);

/** Pests of a report that have degree-days and a station, as many as find room. */
export function reportPests(subject: ReportSubject): { readonly shown: Pest[]; readonly others: Pest[] } {
  if (subject.document !== 'pest' && subject.document !== 'follow-up') return { shown: [], others: [] };
  const followed = subject.pests.filter(
    (pest) =>
      degreeDayRuleFor(pest.id, subject.season?.start ?? null) !== null &&
      pestStations(subject, pest).length > 0,
  );
  const most = subject.document === 'pest' ? 1 : MOST_REPORT_PESTS;
  return { shown: followed.slice(0, most), others: followed.slice(most) };
}

/** The day from which the degree-days of a pest count. */
export function reportPestStart(subject: ReportSubject, pest: Pest, today: IsoDate): DegreeDayStart {
  const { biofixes, sector, season } = subject;
  return degreeDayStart({ biofixes, pestId: pest.id, sectorId: sector?.id ?? 0, season, today });
}

/** Every series that the pages of a report need; `events` are those of its days. */
export function reportSeries(
  subject: ReportSubject,
  events: ReportEvents,
  today: IsoDate,
): ReportSeriesAsked[] {
  if (subject.stations.length === 0) return [];
  switch (subject.document) {
    case 'mildew':
      return [...mildewSeries(subject, today), ...climateSeries(subject, today)];
    case 'pest':
      return pestSeries(subject, today);
    case 'climate':
      return climateSeries(subject, today);
    case 'chill':
      return chillSeries(subject, today);
    case 'follow-up':
      return [
        ...pestSeries(subject, today),
        ...cropSeries(subject, events, today),
        ...chillSeries(subject, today),
        ...climateSeries(subject, today),
      ];
  }
}

/** The forecasts that the charts of a report show. */
export function reportForecasts(subject: ReportSubject, today: IsoDate): ReportForecastRequest[] {
  const end = lastDayAhead(subject, today);
  if (end === null || subject.stations.length === 0 || subject.document === 'pest') return [];
  if (subject.document === 'chill') return chillForecasts(subject, end, today);
  const days = daysOver(reportSpan(subject, today), today);
  if (days === null) return [];
  const stationIds = idsOf(subject);
  const climate = REPORT_FORECASTS.climate.map(([name, metric, aggregation]) => ({
    name,
    metric,
    query: { stationIds, end, aggregation },
  }));
  if (subject.document !== 'mildew') return climate;
  return REPORT_FORECASTS.mildew.map(([name, metric, aggregation]) => ({
    name,
    metric,
    query: { stationIds, end, aggregation, accumulateFrom: days.start },
  }));
}

/** How chill goes on after today, from the sum of the days before it. */
function chillForecasts(subject: ReportSubject, end: IsoDate, today: IsoDate): ReportForecastRequest[] {
  const days = daysBegun(reportSpan(subject, today), today);
  if (days === null) return [];
  const query = { stationIds: idsOf(subject), end, ...CHILL_SUM, accumulateFrom: days.start };
  return CHILL_METRICS.map((metric) => ({ name: metric, metric, query }));
}

/** The dates of the stages of a report's pests and crops, until the end of the running season. */
export function reportAhead(
  subject: ReportSubject,
  events: ReportEvents,
  today: IsoDate,
): ReportAheadRequest[] {
  return [...pestAhead(subject, today), ...cropAhead(subject, events, today)];
}

function pestAhead(subject: ReportSubject, today: IsoDate): ReportAheadRequest[] {
  const { season, sector } = subject;
  if (sector === null) return [];
  return reportPests(subject).shown.flatMap((pest) => {
    const start = reportPestStart(subject, pest, today);
    const stationIds = pestStations(subject, pest);
    const query = pestAheadQuery({ pestId: pest.id, stationIds, start, season }, today);
    const rule = degreeDayRuleFor(pest.id, season?.start ?? null);
    return query && rule ? [{ id: `degree-days/${pest.id}`, metric: degreeDayMetricName(rule), query }] : [];
  });
}

const idsOf = ({ stations }: ReportSubject): StationId[] => stations.map(({ id }) => id);

function climateSeries(subject: ReportSubject, today: IsoDate): ReportSeriesAsked[] {
  const days = daysOver(reportSpan(subject, today), today);
  if (days === null) return [];
  return REPORT_CLIMATE.map(([metric, aggregation]) => ({
    id: metric,
    family: 'climate',
    metric,
    query: { stationIds: idsOf(subject), ...days, aggregation },
  }));
}

/** The index starts at 0 on the first day. */
function mildewSeries(subject: ReportSubject, today: IsoDate): ReportSeriesAsked[] {
  const days = daysOver(reportSpan(subject, today), today);
  if (days === null) return [];
  const query = {
    stationIds: idsOf(subject),
    ...days,
    aggregation: 'avg',
    accumulateFrom: days.start,
  } as const;
  return REPORT_MILDEW.map((metric) => ({ id: metric, family: 'mildew', metric, query }));
}

function chillSeries(subject: ReportSubject, today: IsoDate): ReportSeriesAsked[] {
  const days = daysBegun(reportSpan(subject, today), today);
  if (days === null) return [];
  const query = { stationIds: idsOf(subject), ...days, ...CHILL_SUM, accumulateFrom: days.start };
  return CHILL_METRICS.map((metric) => ({ id: metric, family: 'count', metric, query }));
}

function pestSeries(subject: ReportSubject, today: IsoDate): ReportSeriesAsked[] {
  const days = daysBegun(reportSpan(subject, today), today);
  if (days === null || subject.sector === null) return [];
  return reportPests(subject).shown.flatMap((pest) => {
    const start = reportPestStart(subject, pest, today);
    const stationIds = pestStations(subject, pest);
    const traps = { stationIds, ...days, pestId: pest.id, aggregation: 'sum' } as const;
    const curve: ReportSeriesAsked = {
      id: `degree-days/${pest.id}`,
      family: 'degree-days',
      metric: degreeDayMetricName(degreeDayRuleFor(pest.id, subject.season?.start ?? null)!),
      query: {
        stationIds,
        start: earlierOf(start.date, days.end), // a biofix still to come: nothing has been gathered
        end: days.end,
        perStation: 'accumulated',
        aggregation: 'avg',
        accumulateFrom: start.date,
      },
    };
    const captures = (name: string, incrementDays?: number): ReportSeriesAsked => ({
      id: `${name}/${pest.id}`,
      family: 'count',
      metric: 'bug_count',
      query: {
        ...traps,
        perStation: 'incremental',
        ...(incrementDays === undefined ? {} : { incrementDays }),
      },
    });
    return [curve, captures('weekly', SUNDAYS), captures('daily')];
  });
}
