import { expect, it } from 'vitest';
import { mailingDue, NO_MAILING, type TodayMailing } from './mailing.ts';

/** Saturday 21 November 2026, in Chile three hours behind UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00-03:00`);
const WEEK_BEFORE = at('12:00', '2026-11-14');
const saturdays: TodayMailing = { weekdays: [6], hour: 7, evenIfNothing: false };

it('is due from its hour to the end of the day, on its days', () => {
  expect(mailingDue(saturdays, WEEK_BEFORE, at('06:59'))).toBeNull();
  expect(mailingDue(saturdays, WEEK_BEFORE, at('07:00'))).toBe('2026-11-21');
  expect(mailingDue(saturdays, WEEK_BEFORE, at('23:59'))).toBe('2026-11-21');
  expect(mailingDue(saturdays, WEEK_BEFORE, at('07:00', '2026-11-22'))).toBeNull();
  expect(mailingDue(NO_MAILING, WEEK_BEFORE, at('07:00'))).toBeNull();
});

it('begins the next time for who chooses after the hour', () => {
  expect(mailingDue(saturdays, at('06:59'), at('07:00'))).toBe('2026-11-21');
  expect(mailingDue(saturdays, at('07:00'), at('07:05'))).toBeNull();
  expect(mailingDue(saturdays, at('07:00'), at('07:05', '2026-11-28'))).toBe('2026-11-28');
});

it('keeps its hour on the days on which the clocks change', () => {
  const sundays = { ...saturdays, weekdays: [7] };
  const spring = (utc: string) => Date.parse(`2026-09-06T${utc}:00Z`); // The clocks go from −04 to −03.
  expect(mailingDue(sundays, WEEK_BEFORE - 90 * 86_400_000, spring('09:59'))).toBeNull();
  expect(mailingDue(sundays, WEEK_BEFORE - 90 * 86_400_000, spring('10:00'))).toBe('2026-09-06');
});
