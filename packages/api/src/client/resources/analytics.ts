import type { AheadQuery, DatesAhead, IsoDate, SectorMildew } from '@vigia/domain';
import type { ClientId, PestId, SeasonId, StationId } from '@vigia/domain/farm';
import { AheadAnswer } from '../../contract/ahead.ts';
import {
  type AnalyticsQuery,
  CaptureGroupsAnswer,
  type ClimateMetric,
  ColumnsAnswer,
  type CountMetric,
  type MildewMetric,
  type MildewQuery,
  MildewRiskAnswer,
} from '../../contract/analytics.ts';
import { toDatesAhead } from '../../contract/embed-to-domain.ts';
import { ForecastColumns, type ForecastQuery } from '../../contract/forecast.ts';
import type { Send } from '../http.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { type ForecastAnswer, type SeriesAnswer, toForecastAnswer, toSeriesAnswer } from '../to-domain.ts';

/** What both analytics calls are asked; days are inclusive. */
export interface SeriesQuery {
  readonly stationIds: readonly StationId[];
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** What is made of each station's days before stations are put together. */
  readonly perStation?: AnalyticsQuery['per_station_transform'];
  /** How stations are put together. */
  readonly aggregation?: AnalyticsQuery['station_aggregation'];
  /** First day that counts for an accumulated series; default `start`. */
  readonly accumulateFrom?: IsoDate;
  /** Weekdays on which increments are summed up: bitmask, Monday 64 … Sunday 1. */
  readonly incrementDays?: number;
  readonly pestId?: PestId;
  /** Days put together; each bin stands on its first day, the others are null. */
  readonly bins?: {
    readonly size: NonNullable<AnalyticsQuery['bin_size']>;
    readonly method: NonNullable<AnalyticsQuery['bin_aggregation_method']>;
  };
}

/** What the mildew calls are asked besides; `accumulateFrom` is the day on which the index starts at 0. */
export interface MildewSeriesQuery extends SeriesQuery {
  readonly rule?: MildewQuery['rule'];
}

/** What a model's series is asked besides. */
export interface InferenceSeriesQuery extends SeriesQuery {
  /** What the model is less sure of does not count, 0–1. */
  readonly minScore?: number;
}

/** What a forecast is asked; its days follow from the record and today. */
export interface ForecastSeriesQuery {
  readonly stationIds: readonly StationId[];
  /** Last day; default and at most 15 days after today. */
  readonly end?: IsoDate;
  readonly perStation?: ForecastQuery['per_station_transform'];
  readonly aggregation?: ForecastQuery['station_aggregation'];
  /** First day that counts for an accumulated series; default the first day of the forecast. */
  readonly accumulateFrom?: IsoDate;
}

const queryOf = (query: MildewSeriesQuery & InferenceSeriesQuery) => ({
  date_start: query.start,
  date_end: query.end,
  per_station_transform: query.perStation,
  station_aggregation: query.aggregation,
  acc_from: query.accumulateFrom,
  incremental_day_options: query.incrementDays,
  pest_id: query.pestId,
  bin_size: query.bins?.size,
  bin_aggregation_method: query.bins?.method,
  rule: query.rule,
  min_score: query.minScore,
  format: 'columns',
});

export function analyticsCalls(send: Send) {
  const series = async (
    path: string,
    query: MildewSeriesQuery & InferenceSeriesQuery,
    signal?: AbortSignal,
  ): Promise<SeriesAnswer> =>
    toSeriesAnswer(
      await send(path, ColumnsAnswer, {
        method: 'post',
        query: queryOf(query),
        body: { station_id_list: query.stationIds },
        // It only reads, although it is a POST: with a key it may be retried.
        idempotencyKey: newIdempotencyKey(),
        signal,
      }),
    );
  return {
    /** Trap counts and the chill models. */
    count: (metric: CountMetric, query: SeriesQuery, signal?: AbortSignal) =>
      series(`/count_analytics/${metric}`, query, signal),
    climate: (metric: ClimateMetric, query: SeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/climate/${metric}`, query, signal),
    /** `metric` as written by domain's `degreeDayMetricName`. */
    degreeDays: (metric: string, query: SeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/degree_days/${encodeURIComponent(metric)}`, query, signal),
    /** `metric` as written by domain's `degreeHourMetricName`; °C·h. */
    degreeHours: (metric: string, query: SeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/degree_hours/${encodeURIComponent(metric)}`, query, signal),
    /** The index of powdery mildew and the conditions behind it. */
    mildew: (metric: MildewMetric, query: MildewSeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/mildew/${metric}`, query, signal),
    /** Mildew of every sector of a client that has stations on crops which get it. */
    mildewRisks: async (
      clientId: ClientId,
      seasonId: SeasonId,
      signal?: AbortSignal,
    ): Promise<SectorMildew[]> => {
      const query = { season_id: seasonId };
      const { items } = await send(`/v2/clients/${clientId}/mildew`, MildewRiskAnswer, { query, signal });
      return items.map((item) => ({
        sectorId: item.sector_id,
        index: item.index,
        since: item.since,
        asOf: item.as_of,
      }));
    },
    /**
     * Captures of the seven days up to `end` of up to `MAX_CAPTURE_GROUPS` groups of traps, in their order; null where
     * nothing was counted.
     */
    captures: async (
      clientId: ClientId,
      groups: readonly { readonly pestId: PestId; readonly stationIds: readonly StationId[] }[],
      end: IsoDate,
      signal?: AbortSignal,
    ): Promise<readonly (number | null)[]> => {
      const body = {
        date_end: end,
        groups: groups.map(({ pestId, stationIds }) => ({ pest_id: pestId, station_ids: stationIds })),
      };
      const idempotencyKey = newIdempotencyKey();
      const path = `/v2/clients/${clientId}/captures`;
      return (await send(path, CaptureGroupsAnswer, { method: 'post', body, idempotencyKey, signal }))
        .captures;
    },
    /** Captures as a model sees them on the photos. */
    inference: (model: string, query: InferenceSeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/inference/${encodeURIComponent(model)}`, query, signal),
    /** The days to come of a metric of climate, degree-days, degree-hours or chill. */
    forecast: async (
      metric: string,
      query: ForecastSeriesQuery,
      signal?: AbortSignal,
    ): Promise<ForecastAnswer> =>
      toForecastAnswer(
        await send(`/data_analytics/forecast/${encodeURIComponent(metric)}`, ForecastColumns, {
          method: 'post',
          query: {
            date_end: query.end,
            per_station_transform: query.perStation,
            station_aggregation: query.aggregation,
            acc_from: query.accumulateFrom,
            format: 'columns',
          },
          body: { station_id_list: query.stationIds },
          idempotencyKey: newIdempotencyKey(),
          signal,
        }),
      ),
    /** When the sum of a metric of degree-days or degree-hours reaches thresholds, as the past years went. */
    ahead: async (metric: string, query: AheadQuery, signal?: AbortSignal): Promise<DatesAhead> =>
      toDatesAhead(
        await send(`/data_analytics/ahead/${encodeURIComponent(metric)}`, AheadAnswer, {
          method: 'post',
          query: { acc_from: query.accumulateFrom, date_end: query.end },
          body: { station_id_list: query.stationIds, thresholds: query.thresholds },
          idempotencyKey: newIdempotencyKey(),
          signal,
        }),
      ),
  };
}
