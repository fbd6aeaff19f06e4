import { endOfDay, HOUR_MS, isoDate, startOfDay } from '@vigia/domain';
import type { StationReadings } from '../stores/measurements/readings.ts';
import { MEASURED_SEASON, type SeasonSpan } from './seasons.ts';
import { hourIndex, standardDayOf, stationClimate } from './station-climate.ts';
import type { DemoStation } from './stations.ts';
import { zoneWeather } from './weather.ts';

/**
 * Without INIA's season, and with the two past seasons of the farm, these give the nine years that a band of 80
 * % needs.
 */
const OLDER_YEARS = 8;
const STREAM = 'older/';

/**
 * Hourly readings of the years before a station was installed, as if from a neighbour's record; empty for a
 * station without them. INIA's season is left out, so that invented values do not stand beside its
 * measurements.
 */
export function olderRecord(station: DemoStation, firstSeason: SeasonSpan): StationReadings {
  if (!station.hasOlderRecord) return NOTHING;
  const { site, plan } = station.sector;
  const from = startOfDay(isoDate(`${Number(firstSeason.start.slice(0, 4)) - OLDER_YEARS}-05-01`));
  const end = startOfDay(station.installed);
  const firstDay = standardDayOf(from);
  const afterLast = standardDayOf(end) + 1;
  const weather = zoneWeather(site.zone, firstDay, afterLast - firstDay, STREAM);
  const climate = stationClimate(weather, site, plan.site, station.name, firstDay, afterLast);
  const [measuredFrom, measuredTo] = [startOfDay(MEASURED_SEASON.start), endOfDay(MEASURED_SEASON.end)];
  const t = Float64Array.from({ length: (end - from) / HOUR_MS }, (_, i) => from + i * HOUR_MS).filter(
    (at) => at < measuredFrom || at >= measuredTo,
  );
  return {
    t,
    temperature: t.map((at) => climate.temperature[hourIndex(climate, at)] as number),
    humidity: t.map((at) => climate.humidity[hourIndex(climate, at)] as number),
    battery: t.map(() => Number.NaN),
  };
}

const none = new Float64Array();
const NOTHING: StationReadings = { t: none, temperature: none, humidity: none, battery: none };
