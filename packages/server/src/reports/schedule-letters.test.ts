import { isoDate } from '@vigia/domain';
import { cronOf, PERIODICITIES, type Periodicity } from '@vigia/domain/reports';
import { describe, expect, it } from 'vitest';
import { letterDue } from './schedule-letters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const schedule = (periodicity: Periodicity, more = {}) => ({
  id: 7,
  clientId: 1,
  userId: 51,
  start: isoDate('2026-01-01'),
  end: isoDate('2027-12-31'),
  cronExpression: cronOf(periodicity),
  createdAt: Date.parse('2025-12-01T12:00:00.000Z'),
  ...more,
});
const dueAt = (one: ReturnType<typeof schedule>, now: string) =>
  letterDue(one, Date.parse(now))?.due_at ?? null;

describe('the letter of a schedule', () => {
  it('comes due at eight by the clock of Chile, also in the weeks its clock changes', () => {
    // Summer time ends on 5 April 2026 and begins on 6 September 2026; both are Sundays.
    const weekly = schedule('weekly_monday');
    expect(dueAt(weekly, '2026-03-30T11:00:00Z')).toBe('2026-03-30T11:00:00.000Z');
    expect(dueAt(weekly, '2026-04-06T12:00:00Z')).toBe('2026-04-06T12:00:00.000Z');
    expect(dueAt(weekly, '2026-04-06T11:59:00Z')).toBeNull();
    expect(dueAt(weekly, '2026-09-07T11:00:00Z')).toBe('2026-09-07T11:00:00.000Z');
  });

  it.each([
    ['first_of_month', ['2026-02-01', '2026-03-01', '2026-04-01']],
    ['first_and_fifteenth', ['2026-02-01', '2026-02-15', '2026-03-01', '2026-03-15', '2026-04-01']],
    ['twenty_sixth', ['2026-01-26', '2026-02-26', '2026-03-26']],
    ['weekly_monday', ['2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09']],
  ] as const)('of %s is noted once for each of its days, however often one looks', (periodicity, days) => {
    const seen = new Set<string>();
    const end = Date.parse(periodicity === 'weekly_monday' ? '2026-02-12T00:00:00Z' : '2026-04-02T00:00:00Z');
    for (let now = Date.parse('2026-01-20T00:00:00Z'); now < end; now += 6 * HOUR_MS) {
      const due = letterDue(schedule(periodicity), now);
      if (due) seen.add(due.occasion);
    }
    const local = [...seen].map((occasion) => occasion.split('/')[2]!.slice(0, 10));
    expect(local).toEqual(days);
  });

  it('is of the last run alone after servers were off, and of none that is days old', () => {
    const often = schedule('first_and_fifteenth');
    expect(dueAt(often, '2026-03-03T12:00:00Z')).toBe('2026-03-01T11:00:00.000Z');
    expect(dueAt(often, '2026-03-05T12:00:00Z')).toBeNull();
  });

  it('keeps within the dates of the schedule, and is never of a time before it was made', () => {
    const [first] = PERIODICITIES;
    expect(dueAt(schedule(first, { end: isoDate('2026-02-28') }), '2026-03-01T12:00:00Z')).toBeNull();
    expect(dueAt(schedule(first, { start: isoDate('2026-03-02') }), '2026-03-01T12:00:00Z')).toBeNull();
    const made = schedule(first, { createdAt: Date.parse('2026-03-01T11:00:01.000Z') });
    expect(dueAt(made, '2026-03-01T12:00:00Z')).toBeNull();
    expect(dueAt(schedule(first, { cronExpression: 'lunes' }), '2026-03-01T12:00:00Z')).toBeNull();
  });
});
