import { addDays } from '../calendar/iso-date.ts';
import { addMonths } from '../calendar/months.ts';
import type { DayRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** Date filters without a season: this far back, and this far ahead of today. */
export const DATE_FILTER_MONTHS_BACK = 2;
export const DATE_FILTER_DAYS_AHEAD: Days = 1;
/** The tables of Reportes. */
export const LOGS_DAYS_BACK: Days = 10;
/** A graph when nothing else is chosen. */
export const GRAPH_DAYS_BACK: Days = 30;
/** Images of a station's detail. */
export const STATION_IMAGES_DAYS_BACK: Days = 60;
/** The time in which the last position of a station's device is searched. */
export const STATION_GPS_DAYS_BACK: Days = 60;

/** From so many days before today until today. */
export const daysBack = (today: IsoDate, days: Days): DayRange => ({
  start: addDays(today, -days),
  end: today,
});

export const logsWindow = (today: IsoDate): DayRange => daysBack(today, LOGS_DAYS_BACK);
export const graphWindow = (today: IsoDate): DayRange => daysBack(today, GRAPH_DAYS_BACK);
export const stationImagesWindow = (today: IsoDate): DayRange => daysBack(today, STATION_IMAGES_DAYS_BACK);
export const stationGpsWindow = (today: IsoDate): DayRange => daysBack(today, STATION_GPS_DAYS_BACK);
export const dateFilterWindow = (today: IsoDate): DayRange => ({
  start: addMonths(today, -DATE_FILTER_MONTHS_BACK),
  end: addDays(today, DATE_FILTER_DAYS_AHEAD),
});
