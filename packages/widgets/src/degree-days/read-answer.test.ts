import { EmbedDegreeDays } from '@vigia/api/contract';
import { describe, expect, it } from 'vitest';
import { WidgetError } from '../widget-error.ts';
import { degreeDaysAnswer } from './answer.fixture.ts';
import { readDegreeDays } from './read-answer.ts';

const WRONG: Readonly<Record<keyof EmbedDegreeDays, readonly unknown[]>> = {
  sector_name: [undefined, 7, null],
  pest_id: [undefined, '1', 1.5, Number.NaN],
  pest_name: [undefined, {}],
  season_name: [undefined, 2026],
  season_start: [undefined, '2026-13-01', '01-05-2026', ''],
  season_end: [undefined, '2027-02-29'],
  today: [undefined, '2026-11-21T00:00:00Z', 20261121],
  metric: [undefined, 1],
  start_date: [undefined, 'ayer'],
  start_reason: [undefined, 'whim'],
  degree_days: [
    undefined,
    [],
    { start: '2026-09-10', step: 'hour', values: [] },
    { start: '2026-09-10', step: 'day' },
    { start: '2026-09-10', step: 'day', values: ['1'] },
    { start: '2026-09-10', step: 'day', values: [Number.NaN] },
    { start: '2026-09-10', step: 'day', values: [Number.POSITIVE_INFINITY] },
  ],
  missing_days: [undefined, 0.5, '3'],
  captures: [undefined, {}, [null], [{ date: '2026-09-10' }], [{ date: 'x', value: 1 }]],
  markers: [undefined, [{ id: 'a', date: '2026-09-10', kind: 'gossip', label: '' }], [{ id: 1 }]],
};

describe('an answer', () => {
  it('is read as the contract says', () => {
    const answer = degreeDaysAnswer();
    expect(EmbedDegreeDays.safeParse(answer).success).toBe(true);
    expect(readDegreeDays(JSON.parse(JSON.stringify(answer)))).toMatchObject({
      sectorName: 'Los Maitenes',
      season: { start: '2026-05-01', end: '2027-04-30' },
      start: { date: '2026-09-10', reason: 'biofix' },
      degreeDays: { values: answer.degree_days.values },
    });
  });

  it('has every field of the contract looked at', () => {
    expect(Object.keys(WRONG).sort()).toEqual(Object.keys(EmbedDegreeDays.shape).sort());
  });

  it.each(Object.entries(WRONG).flatMap(([field, values]) => values.map((value) => ({ field, value }))))(
    'is refused by the contract and here: $field = $value',
    ({ field, value }) => {
      const answer = { ...degreeDaysAnswer(), [field]: value };
      expect(EmbedDegreeDays.safeParse(answer).success).toBe(false);
      expect(() => readDegreeDays(answer)).toThrow(`not degree-days of Vigía: ${field}`);
    },
  );

  it.each([null, undefined, 'text', 7, [], new Date(0)])('is refused when it is %j', (value) => {
    expect(() => readDegreeDays(value)).toThrow(WidgetError);
  });

  it('is refused with two captures on one day', () => {
    const captures = [1, 2].map((value) => ({ date: '2026-10-01', value }));
    expect(() => readDegreeDays(degreeDaysAnswer({ captures }))).toThrow('captures');
  });
});
