import { addDays, dayNumberOf, endOfDay, HOUR_MS, type IsoDate } from '@vigia/domain';
import type { StationReadings } from '../stores/measurements/readings.ts';
import { type DemoBiofix, demoBiofixes } from './biofixes.ts';
import { type DemoCapture, stationCaptures } from './captures.ts';
import type { ClimateZoneName } from './climate-zones.ts';
import { faultsOf } from './faults.ts';
import { type DemoEvent, demoEvents } from './field-events.ts';
import { olderRecord } from './older-record.ts';
import type { FarmPlan } from './plan.ts';
import { type DemoReadings, stationReadings } from './readings.ts';
import { demoSeasons, type SeasonSpan } from './seasons.ts';
import { standardDayOf, stationClimate } from './station-climate.ts';
import { type DemoSector, type DemoStation, demoSectors, demoStations } from './stations.ts';
import { type ZoneWeather, zoneWeather } from './weather.ts';

/** The demo farm without the measurements of its stations. */
export interface DemoFarm {
  readonly plan: FarmPlan;
  readonly today: IsoDate;
  /** End of the measurements, epoch ms: the last whole hour, or the end of the day. */
  readonly end: number;
  readonly seasons: readonly SeasonSpan[];
  readonly sectors: readonly DemoSector[];
  readonly stations: readonly DemoStation[];
  readonly biofixes: readonly DemoBiofix[];
  readonly events: readonly DemoEvent[];
}

export interface StationHistory {
  readonly readings: DemoReadings;
  /** Earlier years, of which only daily values are stored; empty for most stations. */
  readonly older: StationReadings;
  readonly captures: readonly DemoCapture[];
}

/**
 * The farm on a given day. The same plan and day always give the same farm; `now` only decides how far into the
 * day its stations have measured.
 */
export function growFarm(plan: FarmPlan, today: IsoDate, now: number): DemoFarm {
  const seasons = demoSeasons(today);
  const sectors = demoSectors(plan);
  const stations = demoStations(sectors, seasons, today);
  const biofixes = demoBiofixes(stations, seasons, today);
  const events = demoEvents(stations, seasons, biofixes, today);
  const end = Math.min(Math.floor(now / HOUR_MS) * HOUR_MS, endOfDay(today));
  return { plan, today, end, seasons, sectors, stations, biofixes, events };
}

/** The same farm with later measurements; everything else is unchanged. */
export const measuredUntil = (farm: DemoFarm, now: number): DemoFarm => ({
  ...farm,
  end: Math.floor(now / HOUR_MS) * HOUR_MS,
});

/** First day of weather that any station needs, in standard time. */
const firstWeatherDay = ({ seasons }: DemoFarm): number =>
  dayNumberOf(addDays((seasons[0] as SeasonSpan).start, -20));

/** Histories of the stations, one after the other, so that only one is in memory. */
export function* stationHistories(farm: DemoFarm): Generator<[DemoStation, StationHistory]> {
  const firstDay = firstWeatherDay(farm);
  const days = standardDayOf(farm.end) + 1 - firstDay;
  const zones = new Map<ClimateZoneName, ZoneWeather>();
  for (const station of farm.stations) {
    const { zone } = station.sector.site;
    const weather = zones.get(zone) ?? zoneWeather(zone, firstDay, days);
    zones.set(zone, weather);
    yield [station, historyOf(farm, station, weather)];
  }
}

function historyOf(farm: DemoFarm, station: DemoStation, weather: ZoneWeather): StationHistory {
  const { site, plan } = station.sector;
  const end = station.removed === null ? farm.end : Math.min(farm.end, endOfDay(station.removed));
  // A whole number of days from the first day on: insects develop before the trap is installed, too.
  const climate = stationClimate(
    weather,
    site,
    plan.site,
    station.name,
    weather.firstDay,
    standardDayOf(end) + 1,
  );
  const faults = faultsOf(station, farm.today, end);
  return {
    readings: stationReadings(station, climate, faults, end),
    older: olderRecord(station, farm.seasons[0] as SeasonSpan),
    captures: stationCaptures(station, climate, farm.seasons, farm.biofixes, faults, end),
  };
}
