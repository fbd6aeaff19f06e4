import { addDays, type ColumnarSeries, isoDate } from '@vigia/domain';
import type {
  PublishedCaptures,
  PublishedCard,
  PublishedChill,
  PublishedClimate,
  PublishedMap,
  PublishedMildew,
  PublishedRisk,
} from '@vigia/domain/published';

const START = isoDate('2026-05-01');
const TODAY = isoDate('2026-11-21');
const DAYS = 204;

export const HEAD = {
  sectorName: 'Los Maitenes',
  seasonName: '2026–27',
  season: { start: START, end: isoDate('2027-04-30') },
  today: TODAY,
};

/** A value for each day of the season until yesterday, with three days missing. */
const daily = (value: (day: number) => number): ColumnarSeries => ({
  start: START,
  step: 'day',
  values: Array.from({ length: DAYS }, (_, day) => (day >= 90 && day < 93 ? null : value(day))),
});

export const CAPTURES: PublishedCaptures = {
  ...HEAD,
  pestId: 1,
  pestName: 'Polilla del racimo de la vid',
  stations: 4,
  captures: Array.from({ length: 60 }, (_, i) => ({ date: addDays(TODAY, i - 59), value: i % 4 })),
};
export const CLIMATE: PublishedClimate = {
  ...HEAD,
  temperatureMax: daily((day) => 16 + day / 20 + (day % 5)),
  temperatureMin: daily((day) => 4 + day / 30),
  humidityMax: daily(() => 92),
  humidityMin: daily((day) => 30 + (day % 20)),
  missingDays: 3,
};
export const MILDEW: PublishedMildew = {
  ...HEAD,
  cropId: 1,
  applies: true,
  index: daily((day) => (day < 120 ? 0 : Math.min(100, (day - 120) * 10))),
  longestRun: daily((day) => day % 9),
  hoursInBand: daily((day) => day % 12),
  missingDays: 0,
};
export const CHILL: PublishedChill = {
  ...HEAD,
  start: START,
  series: {
    chill_model_weinberger: daily((day) => day * 4),
    chill_model_utah: daily((day) => day * 5),
    chill_model_infruitec: daily((day) => day * 5.5),
    chill_model_dynamic: daily((day) => day / 3),
  },
  missingDays: 1,
};
export const MAP: PublishedMap = {
  sectorName: HEAD.sectorName,
  today: TODAY,
  stations: (['low', 'moderate', 'high', 'unknown'] as const).map((level, i) => ({
    stationId: i + 1,
    name: `Norte ${i + 1}`,
    latitude: -33.7 + (i % 2) * 0.02,
    longitude: -71.2,
    level,
  })),
};
export const RISK: PublishedRisk = {
  sectorName: HEAD.sectorName,
  today: TODAY,
  level: 'high',
  kind: 'captures',
  pestId: 1,
  subject: 'Polilla del racimo de la vid',
  since: isoDate('2026-11-12'),
  asOf: TODAY,
  value: 14,
  text: 'Riesgo alto por Polilla del racimo de la vid desde el 12 nov 2026: 14 capturas en los últimos 7 días.',
};
export const CARD: PublishedCard = {
  stationId: 1,
  stationName: 'Norte 1',
  sectorName: HEAD.sectorName,
  today: TODAY,
  cropId: 1,
  pestId: 1,
  pestName: 'Polilla del racimo de la vid',
  temperature: { value: 18.4, at: Date.UTC(2026, 10, 21, 14) },
  humidity: { value: 61, at: Date.UTC(2026, 10, 21, 14) },
  rain: { value: 2.4, at: Date.UTC(2026, 10, 21, 14) },
  health: { connection: 'ok', energy: 'warning', images: 'ok', sensors: 'unknown' },
  chip: { level: 'warning', count: 6 },
};
