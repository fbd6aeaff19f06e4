import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import type { Round } from './kept-round.ts';
import { act, marks } from './outbox-acts.fixture.ts';
import type { OutboxContent, OutboxItem } from './outbox-item.ts';
import { waitingCounts } from './waiting-counts.ts';

type Counts = Extract<OutboxContent, { kind: 'counts' }>['counts'];
const written = (counts: Counts, more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...act('a', marks([1], true)),
  content: { kind: 'counts', counts, round: {} as Round },
  ...more,
});
const on = (day: number) => isoDate(`2026-11-${String(day).padStart(2, '0')}`);
const count = (stationId: number, day: number, found: number | null, foundSeen?: number | null) => ({
  ...{ stationId, pestId: 1, date: on(day), found },
  ...(foundSeen !== undefined && { foundSeen }),
});
const days = { start: on(1), end: on(30) };
const shown = { clientId: 1, stationIds: [31, 32], pestId: 1, days };

it('adds up the traps of a day, oldest day first, and takes what was written last of each', () => {
  const items = [
    written([count(31, 20, 5), count(32, 20, 2), count(31, 18, 1)]),
    written([count(31, 20, 7)]),
  ];
  expect(waitingCounts(items, shown)).toEqual([
    { date: on(18), value: 1 },
    { date: on(20), value: 9 },
  ]);
});

it('has a 0, and of a correction what it adds', () => {
  const items = [
    written([count(31, 10, 0), count(31, 11, 12, 9), count(31, 12, 4, 9), count(31, 13, null, 9)]),
  ];
  expect(waitingCounts(items, shown)).toEqual([
    { date: on(10), value: 0 },
    { date: on(11), value: 3 },
  ]);
});

it('leaves out other clients, traps, pests and days, and what the service has', () => {
  const own = [count(31, 20, 5)];
  const items = [
    written(own, { clientId: 2 }),
    written(own, { taken: { eventId: null } }),
    written([{ ...count(31, 20, 5), pestId: 2 }, count(33, 20, 5)]),
    written([{ ...count(31, 20, 5), date: isoDate('2026-10-31') }]),
    act('b', marks([1], true)),
  ];
  expect(waitingCounts(items, shown)).toEqual([]);
});
