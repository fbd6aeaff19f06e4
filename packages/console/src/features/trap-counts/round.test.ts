import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import {
  countsOf,
  dayOf,
  isSendable,
  newRound,
  type Round,
  type RoundAct,
  roundAfter,
  undoneCounts,
} from './round.ts';

const TODAY = isoDate('2026-11-21');
const START = newRound({ key: 'first', date: TODAY, sectorId: 3 });
const after = (round: Round, ...acts: RoundAct[]) =>
  acts.reduce((now, act, i) => roundAfter(now, act, { now: i + 1, key: 'another' }), round);
const type = (trap: string, typed: string): RoundAct => ({ act: 'type', trap, typed });
const sent = (round: Round) => countsOf(round, TODAY, () => undefined);

describe('a pass of counts', () => {
  it('sends what has a number: zero is a count, and empty is none', () => {
    const round = after(START, type('31/1', '12'), type('32/1', '0'), type('33/2', '7'), type('33/2', ' '));
    expect(sent(round)).toEqual([
      { stationId: 31, pestId: 1, date: TODAY, found: 12 },
      { stationId: 32, pestId: 1, date: TODAY, found: 0 },
    ]);
  });

  it('sends a note, and the number that its reader saw', () => {
    const round = after(START, type('31/1', '12'), { act: 'note', trap: '31/1', note: ' Cebo seco ' });
    expect(countsOf(round, TODAY, () => null)).toMatchObject([{ note: 'Cebo seco', foundSeen: null }]);
  });

  it('keeps the numbers of one field while another one is counted', () => {
    const moved: RoundAct = { act: 'choose', choices: { sectorId: 4 } };
    expect(sent(after(START, type('31/1', '12'), moved, type('41/2', '3')))).toHaveLength(2);
  });

  it('is not sent without a number, with a wrong one, or on a day to come', () => {
    const one = after(START, type('31/1', '12'));
    expect([START, one].map((round) => isSendable(round, TODAY))).toEqual([false, true]);
    for (const typed of ['1,5', '-1', 'x', '100001'])
      expect(isSendable(after(one, type('32/1', typed)), TODAY), typed).toBe(false);
    expect(dayOf({ date: '2026-11-22' }, TODAY)).toBeNull();
    expect(dayOf({ date: '2026-11-2' }, TODAY)).toBeNull();
  });

  it('is sent again unchanged after a try without an answer, and anew once it is edited', () => {
    const counts = sent(after(START, type('31/1', '12')));
    const tried = after(START, type('31/1', '12'), { act: 'try', counts });
    expect([tried.key, sent(tried)]).toEqual(['first', counts]);
    const edited = after(tried, type('31/1', '13'));
    expect([edited.key, sent(edited)[0]?.found]).toEqual(['another', 13]);
    const moved = after(tried, { act: 'choose', choices: { date: '2026-11-20' } });
    expect([moved.key, moved.tried]).toEqual(['another', null]);
  });

  it('is another one after a refusal', () => {
    const refused = after(START, type('31/1', '12'), { act: 'try', counts: [] }, { act: 'refused' });
    expect([refused.key, refused.tried, refused.numbers['31/1']]).toEqual(['another', null, '12']);
  });
});

it('counts are taken back to what was before, unless nothing changed', () => {
  const at = { stationId: 31, pestId: 1, date: TODAY, note: null, noteBefore: null };
  expect(
    undoneCounts([
      { ...at, found: 12, foundBefore: null },
      { ...at, stationId: 32, found: 5, foundBefore: 4, noteBefore: 'Cebo seco' },
      { ...at, stationId: 33, found: 5, foundBefore: 5 },
    ]),
  ).toEqual([
    { stationId: 31, pestId: 1, date: TODAY, found: null, note: null, foundSeen: 12 },
    { stationId: 32, pestId: 1, date: TODAY, found: 4, note: 'Cebo seco', foundSeen: 5 },
  ]);
});
