import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { firstCaptureKey, firstCaptureNotifications, recommendationNotifications } from './field.ts';

const today = isoDate('2026-11-21');
const day = isoDate;
const daily = (start: string, ...values: number[]) => ({
  start: day(start),
  values: Float64Array.from(values),
});
const HOLE = Number.NaN;

describe('first capture', () => {
  const season = { id: 31, start: day('2026-09-01'), end: day('2027-04-30') };
  const captures = (id: number, series: ReturnType<typeof daily>, pestId = 1, sectorId = 100) => ({
    station: aStation({ id, sectorId }),
    pestId,
    daily: series,
  });
  const due = (rest: Partial<Parameters<typeof firstCaptureNotifications>[0]>) =>
    firstCaptureNotifications({ season, captures: [], events: [], today, ...rest });

  it('is the first insect in the sector within the season', () => {
    const list = due({
      captures: [
        captures(1, daily('2026-08-30', 5, 4, 0, HOLE, 3)),
        captures(2, daily('2026-09-01', 0, 2)),
        captures(3, daily('2026-09-01', 1), 2),
        captures(4, daily('2026-09-01', 0, HOLE), 1, 200),
      ],
    });
    expect(list.map(({ key, date }) => [key, date])).toEqual([
      ['first_capture/31/100/1', '2026-09-02'],
      ['first_capture/31/100/2', '2026-09-01'],
    ]);
    expect(list[0]?.key).toBe(firstCaptureKey(season, { sectorId: 100, pestId: 1 }));
    expect(list[0]?.subject).toEqual({
      sectorId: 100,
      stationId: 2,
      nodeSerial: 'VG-2',
      pestId: 1,
      on: '2026-09-02',
      index: null,
    });
  });

  it('may be reported before it is counted', () => {
    const report = anEvent({
      type: 'first_capture',
      date: day('2026-09-05'),
      sectorId: 100,
      pestId: 1,
      seasonId: 31,
    });
    const counted = [captures(1, daily('2026-09-06', 1))];
    expect(due({ captures: counted, events: [report] })).toMatchObject([
      { date: '2026-09-05', subject: { nodeSerial: null } },
    ]);
    expect(due({ captures: [captures(1, daily('2026-09-05', 1))], events: [report] })).toMatchObject([
      { subject: { stationId: 1 } },
    ]);
    for (const other of [
      { type: 'biofix_set' as const },
      { seasonId: 30 },
      { date: day('2026-08-31') },
      { date: day('2027-05-01') },
      { date: day('2026-11-22') },
      { sectorId: null },
      { pestId: null },
    ]) {
      expect(due({ events: [{ ...report, ...other }] })).toEqual([]);
    }
    const after = { ...report, date: day('2027-05-01') };
    expect(due({ events: [after], today: day('2027-06-01') })).toEqual([]);
    expect(due({ events: [{ ...report, seasonId: null }] })).toHaveLength(1);
    expect(due({ events: [{ ...report, date: today }] })).toMatchObject([{ date: '2026-11-21' }]);
    expect(
      due({
        events: [
          { ...report, date: season.start },
          { ...report, date: day('2027-04-30') },
        ],
      }),
    ).toHaveLength(1);
    const over = due({ events: [{ ...report, date: season.end }], today: day('2027-06-01') });
    expect(over).toHaveLength(1);
  });

  it('names the station with the smallest id, in whatever order they are given', () => {
    const counts = [3, 1, 2].map((id) => captures(id, daily('2026-09-05', 1)));
    expect(due({ captures: counts })).toMatchObject([{ subject: { stationId: 1 } }]);
    const reports = [3, 1, 2].map((stationId) =>
      anEvent({
        type: 'first_capture',
        date: day('2026-09-05'),
        sectorId: 100,
        pestId: 1,
        seasonId: 31,
        stationId,
      }),
    );
    expect(due({ events: reports })).toMatchObject([{ subject: { stationId: 1 } }]);
  });

  it('is not one after the season or after today', () => {
    const late = [captures(1, daily('2027-05-01', 1))];
    expect(due({ captures: late, today: day('2027-06-01') })).toEqual([]);
    expect(due({ captures: [captures(1, daily('2027-04-30', 1))], today: day('2027-06-01') })).toHaveLength(
      1,
    );
    expect(due({ captures: [captures(1, daily('2026-11-22', 1))] })).toEqual([]);
    expect(due({ captures: [captures(1, daily('2026-11-21', 1))] })).toHaveLength(1);
  });
});

describe('recommendation', () => {
  it('arises with the report, for the day it suggests', () => {
    const advice = anEvent({
      id: 9,
      type: 'agrochemical_recommendation',
      createdAt: Date.UTC(2026, 10, 21, 2),
      date: day('2026-11-25'),
      sectorId: 100,
      pestId: 1,
    });
    expect(recommendationNotifications([advice, anEvent()], today)).toEqual([
      {
        kind: 'pesticide_recommendation',
        key: 'pesticide_recommendation/9',
        date: '2026-11-20',
        subject: {
          sectorId: 100,
          stationId: null,
          nodeSerial: null,
          pestId: 1,
          on: '2026-11-25',
          index: null,
        },
      },
    ]);
    expect(recommendationNotifications([advice], day('2026-11-19'))).toEqual([]);
    expect(recommendationNotifications([advice], day('2026-11-20'))).toHaveLength(1);
  });
});
