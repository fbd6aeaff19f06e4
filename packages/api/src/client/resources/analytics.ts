import type { AheadQuery, DatesAhead, Days, IsoDate, SectorMildew } from '@vigia/domain';
import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
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

/** Query of the counts and of the climate; days are inclusive. */
export interface SeriesQuery {
  readonly stationIds: readonly StationId[];
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Transform of each station's days, applied before stations are combined. */
  readonly perStation?: AnalyticsQuery['per_station_transform'];
  /** How stations are combined. */
  readonly aggregation?: AnalyticsQuery['station_aggregation'];
  /** First day of an accumulated series; default `start`. */
  readonly accumulateFrom?: IsoDate;
  /** Weekdays on which increments are summed: bitmask, Monday 64 … Sunday 1. */
  readonly incrementDays?: number;
  readonly pestId?: PestId;
  /** Days combined into bins. The value of a bin is on its first day; its other days are null. */
  readonly bins?: {
    readonly size: NonNullable<AnalyticsQuery['bin_size']>;
    readonly method: NonNullable<AnalyticsQuery['bin_aggregation_method']>;
  };
}

/** Additional query of mildew; `accumulateFrom` is the day on which the index starts at 0. */
export interface MildewSeriesQuery extends SeriesQuery {
  readonly rule?: MildewQuery['rule'];
}

/** Additional query of a model's series. */
export interface InferenceSeriesQuery extends SeriesQuery {
  /** Lowest score of the insects that count, 0–1. */
  readonly minScore?: number;
}

/** Query of a forecast. Its first day follows from the measurements and today. */
export interface ForecastSeriesQuery {
  readonly stationIds: readonly StationId[];
  /** Last day; default and at most 15 days after today. */
  readonly end?: IsoDate;
  readonly perStation?: ForecastQuery['per_station_transform'];
  readonly aggregation?: ForecastQuery['station_aggregation'];
  /** First day of an accumulated series; default the first day of the forecast. */
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
        // It only reads, although it is a POST: the key allows a retry.
        idempotencyKey: newIdempotencyKey(),
        signal,
      }),
    );
  return {
    /** Trap counts and chill models. */
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
    /** The index of powdery mildew and its conditions. */
    mildew: (metric: MildewMetric, query: MildewSeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/mildew/${metric}`, query, signal),
    /** Mildew risk of every sector of a client with stations on susceptible crops. */
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
     * Captures of the days up to `end`, seven or as many as a group says, for up to `MAX_CAPTURE_GROUPS` groups of traps, in their order;
     * null for a group without counts.
     */
    captures: async (
      clientId: ClientId,
      groups: readonly {
        readonly pestId: PestId;
        readonly stationIds: readonly StationId[];
        readonly days?: Days | undefined;
      }[],
      end: IsoDate,
      signal?: AbortSignal,
    ): Promise<readonly (number | null)[]> => {
      const body = {
        date_end: end,
        groups: groups.map(({ pestId, stationIds, days = USUAL_CHIP_DAYS }) => ({
          pest_id: pestId,
          station_ids: stationIds,
          ...(days !== USUAL_CHIP_DAYS && { days_summed: days }),
        })),
      };
      const idempotencyKey = newIdempotencyKey();
      const path = `/v2/clients/${clientId}/captures`;
      return (await send(path, CaptureGroupsAnswer, { method: 'post', body, idempotencyKey, signal }))
        .captures;
    },
    /** Captures as detected by a model on the photos. */
    inference: (model: string, query: InferenceSeriesQuery, signal?: AbortSignal) =>
      series(`/data_analytics/inference/${encodeURIComponent(model)}`, query, signal),
    /** Forecast of a metric of climate, degree-days, degree-hours or chill. */
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
    /**
     * Dates on which the sum of degree-days or degree-hours will reach thresholds, by the course of past years.
     */
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
