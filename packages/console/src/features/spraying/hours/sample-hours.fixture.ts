import { HOUR_MS } from '@vigia/domain';
import type { HoursAhead } from '@vigia/domain/spraying';

/** 08:00 of 21 November 2026 in Chile. */
export const NOW = Date.parse('2026-11-21T11:00:00Z');

/**
 * A forecast of six days: calm in the morning and wind in the afternoon, still at night, and rain on the third day from
 * 16:00 to 19:00. The last hour is not told.
 */
export const SAMPLE_HOURS: HoursAhead = {
  ...{ provider: 'open-meteo', issuedAt: NOW - HOUR_MS, stationId: 31, reason: null },
  hours: Array.from({ length: 16 + 5 * 24 }, (_, i) => {
    const clock = (8 + i) % 24;
    const day = Math.floor((8 + i) / 24);
    const isWet = day === 2 && clock >= 16 && clock < 19;
    const windKmH = clock < 6 ? 1.5 : clock < 12 ? 6 : clock < 20 ? 18 : 8;
    return {
      t: NOW + i * HOUR_MS,
      ...{ temperature: 10 + clock / 2, humidity: 80 - clock, windKmH, rainMm: isWet ? 1.2 : 0 },
    };
  }),
};
