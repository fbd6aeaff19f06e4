import { describe, expect, it } from 'vitest';
import { startOfDay } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { ALERT_MESSAGES } from '../es/alert-messages.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { ALWAYS_TOLD, isQuiet, mayTell, tellingErrors } from './when-to-send.ts';

const at = (day: number, hour: number) => startOfDay(isoDate(`2026-11-${day}`)) + hour * HOUR_MS;
const quiet = (quietFrom: number | null, quietTo: number | null) => ({ ...ALWAYS_TOLD, quietFrom, quietTo });

describe('quiet hours', () => {
  it('go from their first hour to the one before the last, over midnight too', () => {
    const hours = (from: number, to: number) =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet(quiet(from, to), at(20, hour)));
    expect(hours(13, 15)).toEqual([13, 14]);
    expect(hours(22, 6)).toEqual([0, 1, 2, 3, 4, 5, 22, 23]);
    expect(hours(0, 1)).toEqual([0]);
    expect(isQuiet(ALWAYS_TOLD, at(20, 3))).toBe(false);
  });

  it('have both ends, which differ', () => {
    expect(tellingErrors(ALWAYS_TOLD)).toEqual({});
    expect(tellingErrors(quiet(22, 6))).toEqual({});
    expect(tellingErrors(quiet(22, null))).toEqual({ quietTo: FIELD_MESSAGES.required });
    expect(tellingErrors(quiet(null, 6))).toEqual({ quietFrom: FIELD_MESSAGES.required });
    const same = ALERT_MESSAGES.quietHoursEmpty;
    expect(tellingErrors(quiet(6, 6))).toEqual({ quietFrom: same, quietTo: same });
  });
});

describe('somebody is told', () => {
  it('at once, or after the quiet hours', () => {
    expect(mayTell(ALWAYS_TOLD, at(20, 10), at(20, 10) + 1)).toBe(true);
    expect(mayTell(quiet(22, 6), at(20, 10), at(20, 23))).toBe(false);
    expect(mayTell(quiet(22, 6), at(20, 10), at(21, 6))).toBe(true);
  });

  it('once a day of a digest', () => {
    const digest = { ...ALWAYS_TOLD, digestHour: 7 };
    expect(mayTell(digest, at(20, 7), at(20, 20))).toBe(false);
    expect(mayTell(digest, at(20, 7), at(21, 6))).toBe(false);
    expect(mayTell(digest, at(20, 7), at(21, 7))).toBe(true);
    expect(mayTell(digest, at(21, 7) + 60_000, at(21, 9))).toBe(false);
    expect(mayTell(digest, at(15, 7), at(20, 6))).toBe(true); // The service was away.
  });

  it('of a digest in the quiet hours when these are over', () => {
    const digest = { quietFrom: 22, quietTo: 7, digestHour: 23 };
    expect(mayTell(digest, at(19, 7), at(19, 23))).toBe(false);
    expect(mayTell(digest, at(19, 7), at(20, 7))).toBe(true);
    expect(mayTell(digest, at(20, 7), at(20, 12))).toBe(false);
  });
});
