import { createHash } from 'node:crypto';
import { addDays, daysBetween, endOfDay, HOUR_MS, isoDate, startOfDay } from '@vigia/domain';
import { dailyIncrements } from '@vigia/domain/captures';
import { CROPS, isCurrentSeason, PESTS } from '@vigia/domain/farm';
import { describe, expect, test } from 'vitest';
import { climateDays } from '../ingest/rollups.ts';
import { type DemoFarm, growFarm, type StationHistory, stationHistories } from './farm.ts';
import { DEMO_PLAN } from './plan.ts';
import { demoSeasons } from './seasons.ts';
import type { DemoStation } from './stations.ts';

const TODAY = isoDate('2026-11-21');
const NOW = Date.parse('2026-11-21T12:34:56Z');
const farm = growFarm(DEMO_PLAN, TODAY, NOW);
const histories = new Map(stationHistories(farm));
const withStory = (story: string): [DemoStation, StationHistory] => {
  const found = [...histories].find(([station]) => station.story === story);
  if (!found) throw new Error(`no station is ${story}`);
  return found;
};

function digest(grown: DemoFarm, all: Iterable<[DemoStation, StationHistory]>): string {
  const hash = createHash('sha256').update(JSON.stringify(grown));
  for (const [station, { readings, captures }] of all) {
    hash.update(JSON.stringify([station, captures]));
    for (const values of Object.values(readings)) hash.update(new Uint8Array(values.slice().buffer));
  }
  return hash.digest('hex');
}

describe('the demo farm', () => {
  test('has three clients, one of them only spare devices', () => {
    expect(farm.plan.clients.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(farm.sectors.filter(({ clientId }) => clientId === 2)).toEqual([]);
    expect(farm.plan.clients[1]?.spareNodes).toBeGreaterThan(3);
  });

  test('has its sectors at real sites of Chile and forty stations and more in the field', () => {
    expect(farm.sectors.length).toBeGreaterThanOrEqual(8);
    for (const { site } of farm.sectors) {
      expect(site.latitude).toBeGreaterThan(-38);
      expect(site.latitude).toBeLessThan(-32);
      expect(site.longitude).toBeGreaterThan(-72.8);
      expect(site.longitude).toBeLessThan(-70.5);
    }
    const inField = farm.stations.filter(({ nodes }) => nodes.length > 0);
    expect(inField.length).toBeGreaterThanOrEqual(40);
    expect(new Set(farm.stations.map(({ name }) => name)).size).toBe(farm.stations.length);
    const serials = farm.stations.flatMap(({ nodes }) => nodes);
    expect(new Set(serials).size).toBe(serials.length);
    for (const { position, sector } of inField) {
      if (position) expect(Math.abs(position.latitude - sector.site.latitude)).toBeLessThan(0.01);
    }
  });

  test('grows vine, apple, cherry, maize and tomato, with pests of the catalogue', () => {
    const crops = new Set(farm.stations.flatMap(({ crop }) => (crop === null ? [] : CROPS.get(crop)!.name)));
    expect(crops).toEqual(new Set(['Vid', 'Cerezo', 'Manzano', 'Tomate', 'Maíz']));
    for (const { pest } of farm.stations) if (pest !== null) expect(PESTS.has(pest)).toBe(true);
    expect(farm.stations.some(({ crop, pest }) => crop === null && pest === null)).toBe(true);
  });

  test('has the running season and two past ones', () => {
    expect(farm.seasons.map(({ name }) => name)).toEqual(['2024–25', '2025–26', '2026–27']);
    expect(isCurrentSeason(farm.seasons[2]!, TODAY)).toBe(true);
    expect(demoSeasons(isoDate('2027-04-30')).at(-1)?.name).toBe('2026–27');
    expect(demoSeasons(isoDate('2027-05-01')).at(-1)?.start).toBe('2027-05-01');
    expect(demoSeasons(isoDate('2100-01-01')).at(-1)?.name).toBe('2099–00');
  });

  test('has a biofix of each modelled pest, sector and season, and nothing from the future', () => {
    for (const { date, season, sector, pest } of farm.biofixes) {
      expect(date <= TODAY && date >= farm.seasons[season]!.start).toBe(true);
      const same = farm.biofixes.filter((b) => b.season === season && b.sector === sector && b.pest === pest);
      expect(same).toHaveLength(1);
    }
    for (const { id } of farm.sectors) {
      expect(new Set(farm.biofixes.filter((b) => b.sector.id === id).map((b) => b.season))).toEqual(
        new Set([0, 1, 2]),
      );
    }
    for (const { date } of farm.events) expect(date < TODAY).toBe(true);
    const kinds = new Set(farm.events.map(({ type }) => type));
    for (const kind of [
      'device_install',
      'device_swap',
      'biofix_set',
      'agrochemical_application',
      'first_capture',
    ]) {
      expect(kinds.has(kind as never), kind).toBe(true);
    }
    expect(farm.events.filter(({ type }) => type === 'crop_phenology_changed').length).toBeGreaterThan(100);
  });
});

describe('what its stations measured', () => {
  test('reaches up to the hour and not beyond it', () => {
    const latest = [...histories.values()].map(({ readings }) => readings.t.at(-1)!);
    expect(Math.max(...latest)).toBe(Date.parse('2026-11-21T11:00:00Z'));
    const total = [...histories.values()].reduce((sum, { readings }) => sum + readings.t.length, 0);
    expect(total).toBeGreaterThan(700_000);
    expect(total).toBeLessThan(1_100_000);
  });

  test('has nine past years of one trap of each pest that was there from the first season on', () => {
    const withYears = [...histories].filter(([{ hasOlderRecord }]) => hasOlderRecord);
    expect(new Set(withYears.map(([{ sector }]) => sector))).toEqual(new Set(farm.sectors));
    expect(withYears.map(([{ sector, pest }]) => `${sector.id}/${pest}`)).toEqual([
      ...new Set(withYears.map(([{ sector, pest }]) => `${sector.id}/${pest}`)),
    ]);
    for (const [station, { older }] of histories) {
      if (!station.hasOlderRecord) {
        expect(older.t).toHaveLength(0);
        continue;
      }
      expect(older.t[0]).toBe(startOfDay(isoDate('2016-05-01')));
      const days = climateDays(1, station.id, older);
      const measured = { from: isoDate('2019-05-01'), to: isoDate('2020-05-01') };
      expect(days.filter(({ day }) => day >= measured.from && day < measured.to)).toEqual([]);
      expect(days.length + daysBetween(measured.from, measured.to)).toBe(
        daysBetween(isoDate('2016-05-01'), station.installed),
      );
      expect(days.every((day) => day.hours_present === day.hourly_t.length)).toBe(true);
    }
  });

  test('is whole on most days, with a hole here and there', () => {
    const [station, { readings }] = [...histories].find(([{ story }]) => story === null)!;
    const days = climateDays(1, station.id, readings);
    const complete = days.filter((day) => day.hours_present >= day.hourly_t.length);
    expect(complete.length / days.length).toBeGreaterThan(0.9);
    expect(complete.length).toBeLessThan(days.length);
    expect(days.some((day) => day.hourly_t.length === 23)).toBe(true);
    expect(days.some((day) => day.hourly_t.length === 25)).toBe(true);
  });

  test('a dead sensor is silent for twelve days while its battery and its photos go on', () => {
    const [, { readings, captures }] = withStory('dead-sensor');
    const last = readings.temperature.findLastIndex((value) => !Number.isNaN(value));
    const silentDays = (readings.t.at(-1)! - readings.t[last]!) / (24 * HOUR_MS);
    expect(silentDays).toBeGreaterThan(11);
    expect(silentDays).toBeLessThan(13);
    expect(readings.battery.at(-1)).toBeGreaterThan(20);
    expect(captures.at(-1)!.day >= addDays(TODAY, -3)).toBe(true);
  });

  test('a swapped device leaves the history where it was', () => {
    const [station, { readings, captures }] = withStory('swapped');
    const swap = farm.events.find(({ type }) => type === 'device_swap')!;
    expect(swap).toMatchObject({
      station,
      oldNode: station.nodes[0],
      node: station.nodes[1],
      date: station.swapped,
    });
    expect(new Set(captures.map(({ node }) => node))).toEqual(new Set(station.nodes));
    expect(captures.find(({ day }) => day === station.swapped)?.node ?? station.nodes[1]).toBe(
      station.nodes[1],
    );
    expect(readings.t[0]! < endOfDay(farm.seasons[0]!.start)).toBe(true);
  });

  test('one station has a hole of five days, one fell silent, one runs out of charge', () => {
    const longestHole = ({ readings }: StationHistory) =>
      Math.max(...readings.t.subarray(1).map((at, i) => at - readings.t[i]!)) / (24 * HOUR_MS);
    expect(longestHole(withStory('five-day-gap')[1])).toBeGreaterThan(4.9);
    expect(NOW - withStory('silent')[1].readings.t.at(-1)!).toBeGreaterThan(3 * 24 * HOUR_MS);
    expect(withStory('low-battery')[1].readings.battery.at(-1)).toBeLessThan(20);
    expect(withStory('unplaced')[0].position).toBeNull();
    expect(withStory('without-node')[0].nodes).toEqual([]);
  });
});

describe('its traps', () => {
  const seasonRange = { start: farm.seasons[1]!.start, end: farm.seasons[1]!.end };

  test('catch nothing before the biofix, and then generation after generation', () => {
    for (const [station, { captures }] of histories) {
      const biofix = farm.biofixes.find(
        (b) => b.season === 1 && b.sector === station.sector && b.pest === station.pest,
      );
      if (!biofix || station.removed !== null || captures[0]!.day > seasonRange.start) continue;
      const photos = captures.map(({ day, ...rest }) => ({ date: day, ...rest }));
      const before = dailyIncrements(photos, {
        start: addDays(seasonRange.start, 30),
        end: addDays(biofix.date, -1),
      });
      expect(Math.max(...before.values.filter((value) => !Number.isNaN(value)))).toBe(0);
      const after = dailyIncrements(photos, { start: biofix.date, end: seasonRange.end });
      const caught = after.values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
      expect(caught).toBeGreaterThan(8);
    }
  });

  test('start again at each new plate, about once a month', () => {
    const [, { captures }] = withStory('swapped');
    const changes = captures.filter(({ plateChanged }) => plateChanged);
    expect(captures[0]!.plateChanged).toBe(true);
    expect(captures.length / changes.length).toBeGreaterThan(22);
    expect(captures.length / changes.length).toBeLessThan(36);
    for (const { inPhoto } of changes) expect(inPhoto).toBeLessThan(25);
  });
});

describe('the same day', () => {
  test('gives the same farm to the last digit', () => {
    const again = growFarm(DEMO_PLAN, TODAY, NOW);
    expect(digest(again, stationHistories(again))).toBe(digest(farm, histories));
  });

  test('an hour later only adds that hour', () => {
    const later = growFarm(DEMO_PLAN, TODAY, NOW + HOUR_MS);
    const [first] = stationHistories(later);
    const [station, { readings }] = first!;
    const earlier = histories.get([...histories.keys()][0]!)!.readings;
    expect(station.name).toBe(farm.stations[0]!.name);
    expect(readings.t.length).toBe(earlier.t.length + 1);
    expect([...readings.temperature.subarray(0, earlier.t.length)]).toEqual([...earlier.temperature]);
  });

  test('one more station changes nothing for the others', () => {
    const [vineyard, ...others] = DEMO_PLAN.clients;
    const [firstSector, ...rest] = vineyard!.sectors;
    const grown = { ...firstSector!, traps: [...firstSector!.traps, { crop: 1, pest: 1, stations: 1 }] };
    const plan = { ...DEMO_PLAN, clients: [{ ...vineyard!, sectors: [grown, ...rest] }, ...others] };
    const byName = new Map([...stationHistories(growFarm(plan, TODAY, NOW))].map(([s, h]) => [s.name, h]));
    const name = 'Lontué 01';
    const [, before] = [...histories].find(([station]) => station.name === name)!;
    expect(byName.size).toBe(histories.size + 1);
    expect(byName.get(name)!.readings.temperature).toEqual(before.readings.temperature);
    expect(byName.get(name)!.captures.map(({ inPhoto }) => inPhoto)).toEqual(
      before.captures.map(({ inPhoto }) => inPhoto),
    );
  });

  test.each(['2026-05-01', '2027-04-30', '2028-02-29', '2026-09-06'])('grows on %s too', (day) => {
    const today = isoDate(day);
    const plan = { ...DEMO_PLAN, clients: DEMO_PLAN.clients.slice(0, 1) };
    const grown = growFarm(plan, today, Date.parse(`${day}T15:00:00Z`));
    for (const [, { readings }] of stationHistories(grown)) {
      expect(readings.t.every((at, i) => i === 0 || at > readings.t[i - 1]!)).toBe(true);
    }
  });
});
