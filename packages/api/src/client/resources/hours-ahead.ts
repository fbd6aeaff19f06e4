import type { SectorId } from '@vigia/domain/farm';
import type { HoursAhead } from '@vigia/domain/spraying';
import { HoursAheadAnswer } from '../../contract/hours-ahead.ts';
import type { Send } from '../http.ts';

const HOUR_MS = 3_600_000;
const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** The forecast by the hour for a field. */
export function hoursAheadCalls(send: Send) {
  return {
    hoursAhead: async (sectorId: SectorId, signal?: AbortSignal): Promise<HoursAhead> => {
      const answer = await send(`/v2/sectors/${sectorId}/hours-ahead`, HoursAheadAnswer, { signal });
      const from = momentOf(answer.hours_from);
      return {
        provider: answer.forecast_service,
        issuedAt: momentOf(answer.forecast_at),
        stationId: answer.forecast_station_id,
        reason: answer.no_hours_reason,
        hours: answer.hourly_temperature.map((temperature, i) => ({
          t: (from ?? Number.NaN) + i * HOUR_MS,
          temperature,
          humidity: answer.hourly_humidity[i] ?? null,
          rainMm: answer.hourly_rain_mm[i] ?? null,
          windKmH: answer.hourly_wind_km_h[i] ?? null,
        })),
      };
    },
  };
}
