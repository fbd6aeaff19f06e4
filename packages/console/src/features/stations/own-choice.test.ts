import { describe, expect, it } from 'vitest';
import { CONTEXT, STATIONS } from '../../testing/sample-farm.ts';
import { hashUnder, ownChoice, reportScope } from './own-choice.ts';

const USUAL = { season: 9 };
const station = (id: number) => STATIONS.find((each) => each.id === id)!;

describe('station and kind of event in Estaciones', () => {
  it('are those of the address', () => {
    expect(ownChoice(CONTEXT, {}, USUAL, 'swap_log/31')).toMatchObject({
      type: 'swap_log',
      stationId: 31,
      stale: [],
    });
    expect(ownChoice(CONTEXT, {}, USUAL, '')).toMatchObject({ type: null, stationId: null, stale: [] });
    const inField = ownChoice(CONTEXT, { sector: 4 }, USUAL, '').stations;
    expect(new Set(inField.map(({ sectorId }) => sectorId))).toEqual(new Set([4]));
  });

  it('are named among the missing parts of a stale link', () => {
    expect(ownChoice(CONTEXT, {}, USUAL, '/999')).toMatchObject({ stationId: null, stale: ['station'] });
    expect(ownChoice(CONTEXT, { season: 4711, crop: 98 }, USUAL, 'swap_log/31').stale).toEqual([
      'season',
      'crop',
    ]);
    // The station exists, but not in the sector of the link.
    expect(ownChoice(CONTEXT, { sector: 4 }, USUAL, '/31').stale).toEqual(['station']);
  });

  it('drop a station that other filters exclude', () => {
    const choice = { type: 'swap_log', stationId: 31 } as const;
    expect(hashUnder(CONTEXT, { sector: 3 }, USUAL, choice)).toBe('swap_log/31');
    expect(hashUnder(CONTEXT, { sector: 4 }, USUAL, choice)).toBe('swap_log');
    expect(hashUnder(CONTEXT, { sector: 4 }, USUAL, { ...choice, type: null })).toBe('');
  });
});

it('"Informe" is about the sectors of the shown stations, in one season', () => {
  const fields = (...args: [Parameters<typeof reportScope>[1], Parameters<typeof reportScope>[2]]) => {
    const { season, sectors } = reportScope(CONTEXT, ...args);
    return [season, ...sectors.map(({ id }) => id)];
  };
  expect(fields(USUAL, null)).toEqual([9, 3, 4]);
  expect(fields({ season: 'all' }, null)).toEqual([9, 3, 4]);
  expect(fields({ season: 9, crop: 22 }, null)).toEqual([9, 4]);
  expect(fields(USUAL, station(31))).toEqual([9, 3]);
});
