import { dayNumberOf, HOUR_MS, hourOfInstant, isoDate } from '@vigia/domain';
import { describe, expect, test } from 'vitest';
import { CLIMATE_ZONES, type ClimateZoneName } from './climate-zones.ts';
import { SITES, type SiteName } from './sites.ts';
import { stationClimate } from './station-climate.ts';
import { zoneWeather } from './weather.ts';

const FIRST = dayNumberOf(isoDate('2010-01-01'));
const DAYS = 3652;
const zones = Object.keys(CLIMATE_ZONES) as ClimateZoneName[];
const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

const inMonth = (values: ArrayLike<number>, month: number): number[] =>
  Array.from(values).filter((_, i) => new Date((FIRST + i) * 86_400_000).getUTCMonth() === month);

describe('ten years of zone weather', () => {
  test.each(zones)('%s keeps its monthly means', (name) => {
    const zone = CLIMATE_ZONES[name];
    const weather = zoneWeather(name, FIRST, DAYS);
    for (let month = 0; month < 12; month += 1) {
      expect(Math.abs(mean(inMonth(weather.maximum, month)) - zone.maximum[month]!)).toBeLessThan(1.6);
      expect(Math.abs(mean(inMonth(weather.minimum, month)) - zone.minimum[month]!)).toBeLessThan(1.3);
      expect(Math.abs(mean(inMonth(weather.humidity, month)) - zone.humidity[month]!)).toBeLessThan(4);
    }
    for (const month of [0, 6]) {
      const wet = inMonth(weather.rain, month).filter((rain) => rain > 0).length / 10;
      expect(Math.abs(wet - zone.wetDays[month]!)).toBeLessThan(2.5);
    }
  });

  test('zones share their spells, and a spell lasts', () => {
    const anomaly = (name: ClimateZoneName) => {
      const { maximum } = zoneWeather(name, FIRST, DAYS);
      const january = inMonth(maximum, 0);
      return january.map((value) => value - mean(january));
    };
    const correlation = (a: number[], b: number[]) =>
      mean(a.map((value, i) => value * b[i]!)) /
      Math.sqrt(mean(a.map((v) => v ** 2)) * mean(b.map((v) => v ** 2)));
    const maule = anomaly('maule');
    expect(correlation(maule, anomaly('maipo'))).toBeGreaterThan(0.5);
    expect(correlation(maule.slice(1), maule.slice(0, -1))).toBeGreaterThan(0.5);
  });
});

function years(siteName: SiteName, count = 3) {
  const site = SITES[siteName];
  const weather = zoneWeather(site.zone, FIRST, 366 * count);
  return stationClimate(weather, site, siteName, `prueba ${siteName}`, FIRST, FIRST + 365 * count);
}

/** Means of the daily extremes of one month, °C. */
function extremes({ temperature }: { temperature: Float64Array }, month: number) {
  const days = Array.from({ length: temperature.length / 24 }, (_, i) =>
    temperature.subarray(i * 24, i * 24 + 24),
  );
  const some = days.filter((_, i) => new Date((FIRST + i) * 86_400_000).getUTCMonth() === month);
  return {
    maximum: mean(some.map((day) => Math.max(...day))),
    minimum: mean(some.map((day) => Math.min(...day))),
  };
}

describe('hours of a station', () => {
  test('Curicó has the summers and winters of Curicó, Casablanca the sea breeze', () => {
    const curico = years('losNiches', 9);
    const january = extremes(curico, 0);
    const july = extremes(curico, 6);
    expect(january.maximum).toBeGreaterThan(27);
    expect(january.maximum).toBeLessThan(32);
    expect(july.minimum).toBeGreaterThan(1);
    expect(july.minimum).toBeLessThan(6);
    const coast = years('casablanca', 9);
    expect(extremes(coast, 0).maximum).toBeLessThan(january.maximum - 1.5);
    expect(extremes(coast, 6).maximum).toBeGreaterThan(july.maximum + 1);
  });

  test('the warmest hour is in the afternoon, the coldest before or at sunrise', () => {
    const { start, temperature } = years('losNiches');
    const byHour = Array.from({ length: 24 }, (_, hour) =>
      mean(temperature.filter((_, i) => hourOfInstant(start + i * HOUR_MS) === hour)),
    );
    const warmest = byHour.indexOf(Math.max(...byHour));
    const coldest = byHour.indexOf(Math.min(...byHour));
    expect(warmest).toBeGreaterThanOrEqual(15);
    expect(warmest).toBeLessThanOrEqual(17);
    expect(coldest).toBeGreaterThanOrEqual(5);
    expect(coldest).toBeLessThanOrEqual(8);
  });

  test('the air is drier when it is warmer, and never beyond what a sensor reads', () => {
    const { temperature, humidity, rain } = years('peumo', 1);
    const warm = humidity.filter((_, i) => temperature[i]! > 25);
    const cold = humidity.filter((_, i) => temperature[i]! < 10);
    expect(mean(warm)).toBeLessThan(mean(cold) - 20);
    for (const value of humidity) expect(value >= 8 && value <= 100).toBe(true);
    for (const value of temperature) expect(value > -12 && value < 44).toBe(true);
    const millimetres = rain.reduce((sum, value) => sum + value, 0);
    expect(millimetres).toBeGreaterThan(150);
    expect(millimetres).toBeLessThan(1100);
  });
});
