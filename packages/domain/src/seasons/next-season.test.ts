import { describe, expect, it } from 'vitest';
import { aBiofix, aSeason } from '../../fixtures/builders/farm.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { nextSeasonName, proposeNextSeason, seasonNameOf } from './next-season.ts';

const today = isoDate('2026-11-24');
const sectors = [{ id: 100 }];
const running = aSeason({ name: '2026–27', biofixes: [aBiofix()] });
const station = (id: number, seasonId: number | null, archived = false) =>
  aStation({ id, seasonId, archived });

describe('the name of the next season', () => {
  it.each([
    ['2026–27', '2027–28'],
    ['2026-2027', '2027-2028'],
    ['Temporada 2026/27', 'Temporada 2027/28'],
    ['Vid 2026', 'Vid 2027'],
    ['1999–00', '2000–01'],
    ['2098–99', '2099–00'],
  ])('%s → %s', (name, next) => {
    expect(nextSeasonName(name)).toBe(next);
  });

  it('comes from its dates where the last one names no year', () => {
    expect(nextSeasonName('Primavera')).toBeNull();
    expect(seasonNameOf(isoDate('2027-05-01'), isoDate('2028-04-30'))).toBe('2027–28');
    expect(seasonNameOf(isoDate('2027-08-01'), isoDate('2027-12-31'))).toBe('2027');
    const farm = { seasons: [aSeason({ name: 'Primavera' })], stations: [], sectors };
    expect(proposeNextSeason(farm, today).season.name).toBe('2027–28');
  });
});

describe('the next season', () => {
  it('is a year later, with the stations in use and the biofixes a year later from the calendar', () => {
    const farm = {
      seasons: [running],
      stations: [station(1, 31), station(2, null), station(3, 31, true)],
      sectors,
    };
    const next = proposeNextSeason(farm, today);
    expect(next.season).toEqual({ name: '2027–28', start: '2027-07-01', end: '2028-06-30' });
    expect([next.existing, next.last]).toEqual([null, running]);
    expect(next.stations.map(({ id }) => id)).toEqual([1, 2]);
    expect(next.biofixes).toEqual([{ pestId: 1, sectorId: 100, date: '2027-09-20', type: 'chronofix' }]);
  });

  it('takes of several biofixes the one that counts, and none outside its season or of an archived field', () => {
    const biofixes = [
      aBiofix({ id: 1, date: isoDate('2026-09-28') }),
      aBiofix({ id: 2, date: isoDate('2026-10-30'), type: 'chronofix' }),
      aBiofix({ id: 3, pestId: 2, type: 'chronofix', date: isoDate('2026-10-05') }),
      aBiofix({ id: 4, pestId: 3, date: isoDate('2025-10-05') }),
      aBiofix({ id: 5, sectorId: 7 }),
    ];
    const farm = { seasons: [aSeason({ biofixes })], stations: [], sectors };
    expect(proposeNextSeason(farm, today).biofixes.map(({ pestId, date }) => [pestId, date])).toEqual([
      [1, '2027-09-28'],
      [2, '2027-10-05'],
    ]);
  });

  it('is the one made ahead while that has no stations: it is completed', () => {
    const ahead = aSeason({ id: 40, start: isoDate('2027-08-01'), end: isoDate('2028-06-30') });
    const farm = { seasons: [ahead, running], stations: [station(1, 31)], sectors };
    expect(proposeNextSeason(farm, today)).toMatchObject({
      existing: ahead,
      last: running,
      season: { start: '2027-08-01' },
      biofixes: [{ date: '2027-09-20' }],
    });
    const known = { ...ahead, biofixes: [aBiofix({ seasonId: 40 })] };
    expect(proposeNextSeason({ ...farm, seasons: [known, running] }, today).biofixes).toEqual([]);
    const moved = { ...farm, stations: [station(1, 40)] };
    expect(proposeNextSeason(moved, today)).toMatchObject({
      existing: null,
      season: { start: '2028-08-01' },
    });
  });

  it('is the agricultural year for a client without seasons, and the last day of a leap February is the 28th', () => {
    const none = { seasons: [], stations: [], sectors };
    expect(proposeNextSeason(none, today).season).toEqual({
      name: '2026–27',
      start: '2026-05-01',
      end: '2027-04-30',
    });
    expect(proposeNextSeason(none, isoDate('2027-02-01')).season.start).toBe('2026-05-01');
    const leap = aSeason({ start: isoDate('2028-02-29'), end: isoDate('2028-12-31'), name: '2028' });
    expect(proposeNextSeason({ ...none, seasons: [leap] }, today).season.start).toBe('2029-02-28');
  });
});
