import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import {
  defaultSeason,
  findSeason,
  isCurrentSeason,
  seasonShowsHealth,
  sortSeasons,
  stationsOfSeason,
} from './seasons.ts';

const aSeason = (id: number, start: string, end: string) => ({
  id,
  start: isoDate(start),
  end: isoDate(end),
});
const past = aSeason(1, '2025-07-01', '2026-06-30');
const running = aSeason(2, '2026-07-01', '2027-06-30');
const today = isoDate('2026-11-21');

const ahead = aSeason(4, '2027-07-01', '2028-06-30');
const inSeason = (seasonId: number | null, archived = false) => ({ seasonId, archived });

describe('the default season', () => {
  it('is the newest that has begun', () => {
    expect(defaultSeason({ seasons: [past, running], stations: [] }, today)).toBe(running);
    expect(defaultSeason({ seasons: [past, running], stations: [inSeason(1)] }, today)).toBe(running);
    expect(defaultSeason({ seasons: [past, running], stations: [] }, running.start)).toBe(running);
    expect(defaultSeason({ seasons: [past, running], stations: [] }, past.end)).toBe(past);
  });

  it('is not the next one, made ahead, until that begins or has stations', () => {
    const seasons = [past, running, ahead];
    expect(defaultSeason({ seasons, stations: [inSeason(2), inSeason(null)] }, today)).toBe(running);
    expect(defaultSeason({ seasons, stations: [inSeason(4)] }, today)).toBe(ahead);
    expect(defaultSeason({ seasons, stations: [inSeason(4, true)] }, today)).toBe(running);
    expect(defaultSeason({ seasons, stations: [] }, ahead.start)).toBe(ahead);
  });

  it('is one that lies ahead where there is no other, and none without seasons', () => {
    const later = aSeason(5, '2028-07-01', '2029-06-30');
    expect(defaultSeason({ seasons: [ahead], stations: [] }, today)).toBe(ahead);
    expect(defaultSeason({ seasons: [ahead, later], stations: [] }, today)).toBe(later);
    expect(defaultSeason({ seasons: [], stations: [inSeason(1)] }, today)).toBeNull();
  });

  it('is of two with one start the one made later', () => {
    const again = aSeason(3, '2026-07-01', '2027-03-31');
    expect(defaultSeason({ seasons: [again, running], stations: [] }, today)).toBe(again);
  });
});

describe('seasons', () => {
  it('are current from the first to the last day', () => {
    expect(isCurrentSeason(running, running.start)).toBe(true);
    expect(isCurrentSeason(running, running.end)).toBe(true);
    expect(isCurrentSeason(past, running.start)).toBe(false);
  });

  it('are found', () => {
    expect(findSeason([past, running], 1)).toBe(past);
    expect(findSeason([past, running], 'all')).toBeNull();
    expect(findSeason([past, running], undefined)).toBeNull();
  });

  it('are listed newest first, of two with one start the one made later', () => {
    const again = aSeason(3, '2026-07-01', '2027-03-31');
    const list = [past, running, again];
    expect(sortSeasons(list)).toEqual([again, running, past]);
    expect(list).toEqual([past, running, again]);
  });

  it('drop stations without a device only while they run', () => {
    const stations = [
      { name: 'a', seasonId: 2, nodeSerial: 'VG-1' },
      { name: 'b', seasonId: 2, nodeSerial: null },
      { name: 'c', seasonId: 1, nodeSerial: 'VG-2' },
    ];
    const names = (season: typeof past, day = today) =>
      stationsOfSeason(stations, season, day).map((station) => station.name);
    expect(names(running)).toEqual(['a']);
    const counted = stations.map((station) => ({ ...station, isCountedInField: station.name === 'b' }));
    expect(stationsOfSeason(counted, running, today).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(names(past)).toEqual(['a', 'b', 'c']);
    expect(names(running, isoDate('2026-06-01'))).toEqual(['a', 'b']);
    expect(names(running, running.start)).toEqual(['a']);
    expect(names(running, running.end)).toEqual(['a']);
    expect(names(running, isoDate('2027-07-01'))).toEqual(['a', 'b', 'c']);
  });

  it('show health unless they are over', () => {
    expect([past, running, null].map((season) => seasonShowsHealth(season, today))).toEqual([
      false,
      true,
      true,
    ]);
    expect(seasonShowsHealth(past, past.end)).toBe(true);
    expect(seasonShowsHealth(past, running.start)).toBe(false);
  });
});
