import { type ColumnarSeries, isoDate } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { ByStationAnswer, MAX_STATIONS_APART, type StationFigure } from '../../contract/by-station.ts';
import type { Send } from '../http.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { SeriesQuery } from './analytics.ts';

/** Query of what each station measured by itself; days are inclusive. */
export interface ByStationSeriesQuery extends Pick<SeriesQuery, 'stationIds' | 'start' | 'end' | 'pestId'> {
  readonly figures: readonly StationFigure[];
}

/** A figure of one station by day; null is a missing day. */
export interface StationSeries {
  readonly stationId: StationId;
  readonly figure: StationFigure;
  readonly series: ColumnarSeries;
  /** What a weather service forecasts after the last measured day; null without one. */
  readonly forecast: ColumnarSeries | null;
}

const toStationSeries = ({ start, step, by_station }: ByStationAnswer): StationSeries[] =>
  by_station.map(({ station_id, figure, values, forecast }) => ({
    stationId: station_id,
    figure,
    series: { start: isoDate(start), step, values },
    forecast: forecast && { ...forecast, start: isoDate(forecast.start) },
  }));

/** What stations measured, each by itself. */
export function byStationCalls(send: Send) {
  return {
    /**
     * Captures and climate of each station, in one call, or one after another for each `MAX_STATIONS_APART` stations of a
     * longer list.
     */
    byStation: async (
      { stationIds, figures, start, end, pestId }: ByStationSeriesQuery,
      signal?: AbortSignal,
    ): Promise<readonly StationSeries[]> => {
      const found: StationSeries[] = [];
      for (let from = 0; from < stationIds.length; from += MAX_STATIONS_APART) {
        const answer = await send('/data_analytics/by_station', ByStationAnswer, {
          method: 'post',
          query: { date_start: start, date_end: end, pest_id: pestId },
          body: { station_id_list: stationIds.slice(from, from + MAX_STATIONS_APART), figures },
          idempotencyKey: newIdempotencyKey(),
          signal,
        });
        found.push(...toStationSeries(answer));
      }
      return found;
    },
  };
}
