import { HOUR_MS, isoDate, startOfDay } from '@vigia/domain';
import type { StationReadings } from '../stores/measurements/readings.ts';
import type { SeasonSpan } from './seasons.ts';
import { hourIndex, standardDayOf, stationClimate } from './station-climate.ts';
import type { DemoStation } from './stations.ts';
import { zoneWeather } from './weather.ts';

/** Together with the two past seasons of the farm they are the nine years that a band of 80 % asks for. */
const OLDER_YEARS = 7;
const STREAM = 'older/';

/**
 * The hours that a station knows of the years before it was put up, without holes, as of a neighbour's record; empty
 * for a station without them.
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
  const [first, last] = [hourIndex(climate, from), hourIndex(climate, end)];
  return {
    t: Float64Array.from({ length: last - first }, (_, i) => from + i * HOUR_MS),
    temperature: climate.temperature.subarray(first, last),
    humidity: climate.humidity.subarray(first, last),
    battery: new Float64Array(last - first).fill(Number.NaN),
  };
}

const none = new Float64Array();
const NOTHING: StationReadings = { t: none, temperature: none, humidity: none, battery: none };
