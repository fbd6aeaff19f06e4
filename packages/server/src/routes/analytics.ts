import {
  AnalyticsAnswer,
  AnalyticsQuery,
  ClimateMetric,
  CountMetric,
  ForecastAnswer,
  ForecastQuery,
  InferenceQuery,
  MildewMetric,
  MildewQuery,
  ModelName,
  StationListBody,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { answerAnalytics } from '../analytics/answer.ts';
import { answerForecast } from '../analytics/forecast-answer.ts';
import {
  climateMetric,
  countMetric,
  degreeDayMetric,
  degreeHourMetric,
  forecastMetric,
  type Metric,
  mildewMetric,
} from '../analytics/metric.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';

const LONGEST_METRIC = 80;

function seriesRoute<Name extends string>(
  path: string,
  summary: string,
  name: z.ZodMiniType<Name>,
  metricOf: (name: Name) => Metric | null,
): Route {
  return route({
    method: 'post',
    path,
    summary,
    access: { kind: 'session', action: 'series.read', target: 'station-list' },
    param: z.object({ metric: name }),
    query: AnalyticsQuery,
    body: StationListBody,
    answer: AnalyticsAnswer,
    run: ({ c, scope, services, param, query, body }) => {
      const metric = metricOf(param.metric);
      if (metric === null) throw notFound();
      return answerAnalytics(c, services, scope, { metric, query, stationIds: body.station_id_list });
    },
  });
}

const mildewRoute = route({
  method: 'post',
  path: '/data_analytics/mildew/{metric}',
  summary: 'Powdery mildew of stations by day: the Gubler index, its change, and the conditions behind it',
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({ metric: MildewMetric }),
  query: MildewQuery,
  body: StationListBody,
  answer: AnalyticsAnswer,
  run: ({ c, scope, services, param, query, body }) => {
    const metric = mildewMetric(param.metric, query.rule);
    return answerAnalytics(c, services, scope, { metric, query, stationIds: body.station_id_list });
  },
});

const inferenceRoute = route({
  method: 'post',
  path: '/data_analytics/inference/{model}',
  summary: 'Captures of stations by day as a model sees them on the photos',
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({ model: ModelName }),
  query: InferenceQuery,
  body: StationListBody,
  answer: AnalyticsAnswer,
  run: ({ c, scope, services, param, query, body }) => {
    const metric = { kind: 'inference', model: param.model, minScore: query.min_score } as const;
    return answerAnalytics(c, services, scope, { metric, query, stationIds: body.station_id_list });
  },
});

const forecastRoute = route({
  method: 'post',
  path: '/data_analytics/forecast/{metric}',
  summary:
    'The days to come of stations, apart from the measured: of a weather service, or of their past years with a spread',
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({ metric: z.string().check(z.maxLength(LONGEST_METRIC)) }),
  query: ForecastQuery,
  body: StationListBody,
  answer: ForecastAnswer,
  run: ({ c, scope, services, param, query, body }) => {
    const metric = forecastMetric(param.metric);
    if (metric === null) throw notFound();
    return answerForecast(c, services, scope, { metric, query, stationIds: body.station_id_list });
  },
});

export const analyticsRoutes = [
  seriesRoute('/count_analytics/{metric}', 'Captures or chill of stations by day', CountMetric, countMetric),
  seriesRoute('/data_analytics/climate/{metric}', 'Daily climate of stations', ClimateMetric, climateMetric),
  seriesRoute(
    '/data_analytics/degree_days/{metric}',
    'Degree-days of stations by day, by the rule named: dd_single_sine_10_30_horizontal or dd_hourly_10_30_horizontal',
    z.string().check(z.maxLength(LONGEST_METRIC)),
    degreeDayMetric,
  ),
  seriesRoute(
    '/data_analytics/degree_hours/{metric}',
    'Growing degree-hours of stations by day; the metric names the thresholds, such as gdh_mean_4dot5_25',
    z.string().check(z.maxLength(LONGEST_METRIC)),
    degreeHourMetric,
  ),
  mildewRoute,
  inferenceRoute,
  forecastRoute,
];
