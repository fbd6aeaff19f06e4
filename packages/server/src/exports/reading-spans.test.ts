import { addDays, type DayRange, daysBetween, isoDate } from '@vigia/domain';
import { expect, test } from 'vitest';
import { nextDays, pieceByPiece, unknownLength } from './reading-spans.ts';

const YEAR: DayRange = { start: isoDate('2025-05-01'), end: isoDate('2026-04-30') };

async function spans(perDay: number, length = unknownLength()) {
  const read: DayRange[] = [];
  const pieces = pieceByPiece(
    YEAR,
    async (days) => {
      read.push(days);
      return { count: perDay * (daysBetween(days.start, days.end) + 1) };
    },
    length,
  );
  const counts: number[] = [];
  for await (const { count } of pieces) counts.push(count);
  return { read, counts };
}

test('pieces follow each other and cover the days, whatever the interval of the readings', async () => {
  for (const perDay of [0, 24, 96, 1_440, 86_400]) {
    const { read, counts } = await spans(perDay);
    expect(read[0]?.start).toBe(YEAR.start);
    expect(read.at(-1)?.end).toBe(YEAR.end);
    expect(read.slice(1).map((days) => days.start)).toEqual(
      read.slice(0, -1).map((days) => addDays(days.end, 1)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(perDay * 365);
    expect(Math.max(...counts.slice(1)), `${perDay} a day`).toBeLessThanOrEqual(Math.max(20_000, perDay));
  }
});

test('a station begins with pieces as long as those of the station before', async () => {
  const length = unknownLength();
  const lengths = async (perDay: number) =>
    (await spans(perDay, length)).read.map((days) => daysBetween(days.start, days.end) + 1);
  expect(
    [await lengths(96), await lengths(96), await lengths(1_440), await lengths(1_440)].map(
      ([first]) => first,
    ),
  ).toEqual([31, 183, 183, 13]);
});

test('the next piece is as long as readings are few', () => {
  expect([nextDays(31, 0), nextDays(31, 744), nextDays(31, 44_640), nextDays(1, 86_400)]).toEqual([
    124, 124, 13, 1,
  ]);
});
