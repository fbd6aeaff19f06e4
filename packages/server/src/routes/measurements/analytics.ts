import {
  AheadAnswer,
  AheadBody,
  AheadQuery,
  AnalyticsAnswer,
  AnalyticsQuery,
  ByStationAnswer,
  ByStationBody,
  ByStationQuery,
  ClimateMetric,
  CountMetric,
  DegreeDayAnswer,
  DegreeDayQuery,
  ForecastAnswer,
  ForecastQuery,
  InferenceQuery,
  MildewMetric,
  MildewQuery,
  ModelName,
  StationListBody,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { answerAhead } from '../../analytics/ahead-answer.ts';
import { answerAnalytics } from '../../analytics/answer.ts';
import { answerByStation } from '../../analytics/by-station-answer.ts';
import { answerForecast } from '../../analytics/forecast-answer.ts';
import {
  aheadMetric,
  climateMetric,
  countMetric,
  degreeDayMetric,
  degreeHourMetric,
  forecastMetric,
  type Metric,
  mildewMetric,
} from '../../analytics/metric.ts';
import { notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';

const LONGEST_METRIC = 80;
const named = (about: string) => z.string().check(z.maxLength(LONGEST_METRIC), z.describe(about));
/** Description that is common to all series of stations. */
const ABOUT =
  '500 stations and 3,700 days at most; one station that the caller does not see refuses the whole call. The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.';

interface SeriesShapes {
  readonly query: z.ZodMiniType<DegreeDayQuery>;
  readonly answer: z.ZodMiniType<z.infer<typeof DegreeDayAnswer>>;
}
const PLAIN_SERIES: SeriesShapes = { query: AnalyticsQuery, answer: AnalyticsAnswer };

function seriesRoute<Name extends string>(
  path: string,
  summary: string,
  name: z.ZodMiniType<Name>,
  metricOf: (name: Name) => Metric | null,
  { query, answer } = PLAIN_SERIES,
): Route {
  return route({
    method: 'post',
    path,
    summary,
    about: ABOUT,
    access: { kind: 'session', action: 'series.read', target: 'station-list' },
    param: z.object({ metric: name }),
    query,
    body: StationListBody,
    answer,
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
  about: ABOUT,
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({
    metric: MildewMetric.check(
      z.describe(
        '`acc_score`: the Gubler index, 0 to 100; `day_score`: its change; `favourable`: 1 for a favourable day, else 0; `longest_run` and `hours_in_band`: hours in the band, in a row or in all.',
      ),
    ),
  }),
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
  about: ABOUT,
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
  about: ABOUT,
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({
    metric: named(
      'Any metric of climate, degree-days, degree-hours, chill or mildew (by the `default` rule).',
    ),
  }),
  query: ForecastQuery,
  body: StationListBody,
  answer: ForecastAnswer,
  run: ({ c, scope, services, param, query, body }) => {
    const metric = forecastMetric(param.metric);
    if (metric === null) throw notFound();
    return answerForecast(c, services, scope, { metric, query, stationIds: body.station_id_list });
  },
});

const aheadRoute = route({
  method: 'post',
  path: '/data_analytics/ahead/{metric}',
  summary:
    'When the degree-days or degree-hours of stations reach thresholds: the middle date and the band of their past years',
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  param: z.object({ metric: z.string().check(z.maxLength(LONGEST_METRIC)) }),
  query: AheadQuery,
  body: AheadBody,
  answer: AheadAnswer,
  run: ({ c, scope, services, param, query, body }) => {
    const metric = aheadMetric(param.metric);
    if (metric === null) throw notFound();
    const { station_id_list: stationIds, thresholds } = body;
    return answerAhead(c, services, scope, { metric, query, thresholds, stationIds });
  },
});

const byStationRoute = route({
  method: 'post',
  path: '/data_analytics/by_station',
  summary: 'Captures and daily climate of each of several stations by itself, with the days forecast for it',
  about:
    '50 stations, 4 figures and 3,700 days at most; no day is ahead of today but in `forecast`. One station that the caller does not see refuses the whole call. The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.',
  access: { kind: 'session', action: 'series.read', target: 'station-list' },
  query: ByStationQuery,
  body: ByStationBody,
  answer: ByStationAnswer,
  run: ({ c, scope, services, query, body }) => answerByStation(c, services, scope, { query, body }),
});

export const analyticsRoutes = [
  seriesRoute(
    '/count_analytics/{metric}',
    'Captures or chill of stations by day',
    CountMetric.check(
      z.describe(
        '`bug_count`: insects; the chill models: hours below 7 °C (`weinberger`), chill units (`utah`, `infruitec`) or chill portions (`dynamic`).',
      ),
    ),
    countMetric,
  ),
  seriesRoute(
    '/data_analytics/climate/{metric}',
    'Daily climate of stations',
    ClimateMetric.check(
      z.describe('Highest, lowest or mean temperature (°C) or relative humidity (%) of each local day.'),
    ),
    climateMetric,
  ),
  seriesRoute(
    '/data_analytics/degree_days/{metric}',
    'Degree-days of stations by day, by the rule named: dd_single_sine_10_30_horizontal or dd_hourly_10_30_horizontal',
    named(
      'Name of the rule: method, lower and upper threshold (°C) and cut-off, such as `dd_single_sine_10_30_horizontal`. Values in °C·day.',
    ),
    degreeDayMetric,
    { query: DegreeDayQuery, answer: DegreeDayAnswer },
  ),
  seriesRoute(
    '/data_analytics/degree_hours/{metric}',
    'Growing degree-hours of stations by day; the metric names the thresholds, such as gdh_mean_4dot5_25',
    named(
      'Base and optimum temperature (°C, `dot` for the point), such as `gdh_mean_4dot5_25`. Values in °C·h.',
    ),
    degreeHourMetric,
  ),
  mildewRoute,
  inferenceRoute,
  forecastRoute,
  aheadRoute,
  byStationRoute,
];
