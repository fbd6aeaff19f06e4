import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { isAboutStation, lastEventDays } from './station-events.ts';

const day = (text: string) => isoDate(`2026-11-${text}`);
const at31 = { id: 31, sectorId: 3 };

describe('the last report about a station', () => {
  it('is its own or its whole sector’s, whichever is later', () => {
    const events = [
      { stationId: 31, sectorId: 3, date: day('02') },
      { stationId: 31, sectorId: 3, date: day('01') },
      { stationId: 32, sectorId: 3, date: day('09') },
      { stationId: null, sectorId: 4, date: day('05') },
    ];
    expect(lastEventDays(events)(at31)).toBe(day('02'));
    expect(lastEventDays(events)({ id: 41, sectorId: 4 })).toBe(day('05'));
    expect(lastEventDays(events)({ id: 51, sectorId: 5 })).toBeNull();
    const whole = { stationId: null, sectorId: 3, date: day('07') };
    expect(lastEventDays([...events, whole])(at31)).toBe(day('07'));
    expect(lastEventDays([...events, { ...whole, date: day('01') }])(at31)).toBe(day('02'));
    expect(lastEventDays([{ stationId: null, sectorId: null, date: day('01') }])(at31)).toBeNull();
  });

  it('is the latest of those that are about it, in whatever order they come', () => {
    const id = fc.option(fc.integer({ min: 1, max: 4 }));
    const event = fc.record({
      stationId: id,
      sectorId: id,
      date: fc.integer({ min: 10, max: 28 }).map((n) => day(String(n))),
    });
    const station = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      sectorId: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(event), station, (events, one) => {
        const days = events.filter((each) => isAboutStation(each, one)).map(({ date }) => date);
        expect(lastEventDays(events)(one)).toBe(days.sort().at(-1) ?? null);
      }),
    );
  });
});
