import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { addDays } from '../calendar/iso-date.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import { stageThresholds } from '../phenology/stages.ts';
import { actOf } from './acts.ts';
import { captureReason, mildewReason, milestoneReason } from './pest-reasons.ts';
import { severityOf } from './reason-order.ts';
import { deviceReasons, expiryReasons, plateReason, uncountedReason } from './station-reasons.ts';
import { captures, healthy, LOBESIA, part, standing, today } from './today.fixture.ts';

const about = { sectorId: 100, pestId: LOBESIA };
const captured = (...given: Parameters<typeof captures>) =>
  captureReason(about, captures(...given), [], today);

describe('captures', () => {
  it('are a reason over the thresholds of their chip, which allows 0 and 10 in November', () => {
    expect(captured(LOBESIA, 0)).toBeNull();
    expect(captured(LOBESIA, 1)).toMatchObject({ level: 'warning', count: 1, days: 7, allowed: 0 });
    expect(captured(LOBESIA, 10)).toMatchObject({ level: 'warning' });
    const over = captured(LOBESIA, 11, 4)!;
    expect(over).toMatchObject({ level: 'error', allowed: 10, before: 4, appliedOn: null });
    expect(severityOf(over)).toBe('high');
    expect(actOf(over)).toMatchObject({ kind: 'report', event: 'agrochemical_application', pestId: LOBESIA });
    expect(captured(LOBESIA, undefined)).toBeNull();
  });

  it('rise below a threshold when they double and are three more at least', () => {
    const withoutRule = (count: number, before: number | null) =>
      captureReason(about, { rule: null, count, before }, [], today);
    expect(withoutRule(6, 3)).toMatchObject({ level: 'rising', allowed: null, days: 7 });
    expect(withoutRule(5, 3)).toBeNull();
    expect(withoutRule(2, 0)).toBeNull();
    expect(withoutRule(3, 0)).toMatchObject({ level: 'rising' });
    expect(withoutRule(30, null)).toBeNull();
    expect(actOf(withoutRule(6, 3)!)).toEqual({ kind: 'pest-chart', pestId: LOBESIA });
  });

  it('lead to the chart once an application is reported for field and pest within the days', () => {
    const spray = anEvent({ type: 'agrochemical_application', ...about, date: addDays(today, -6) });
    const sprayed = (parts: object) =>
      captureReason(about, captures(LOBESIA, 40), [{ ...spray, ...parts }], today)!;
    expect(sprayed({}).appliedOn).toBe('2026-11-15');
    expect(actOf(sprayed({})).kind).toBe('pest-chart');
    for (const other of [
      { date: addDays(today, -7) },
      { date: addDays(today, 1) },
      { pestId: 2 },
      { sectorId: 7 },
      { type: 'agrochemical_recommendation' },
    ]) {
      expect(sprayed(other).appliedOn).toBeNull();
    }
  });
});

describe('milestones', () => {
  const [next] = stageThresholds(LOBESIA).filter(({ dd }) => dd > 100);
  it('are told when they may begin within ten days', () => {
    const inDays = (days: number) => milestoneReason(LOBESIA, standing(next!.dd - days, 1), today);
    expect(inDays(11)).toMatchObject({ inDays: 10, stage: next!.stage, generation: next!.generation });
    expect(inDays(12)).toBeNull();
    expect(inDays(1)).toMatchObject({ inDays: 0, date: today });
    expect(severityOf(inDays(4)!)).toBe('medium');
    expect(severityOf(inDays(5)!)).toBe('low');
  });

  it('are told by past years where these tell a date, and not while they are asked for', () => {
    const of = (inDays: number, latest: number | null) => {
      const [date, earliest] = [addDays(today, inDays), addDays(today, inDays - 2)];
      const band = { date, earliest, latest: latest === null ? null : addDays(today, latest) };
      const ahead: DatesAhead = {
        dates: [{ threshold: next!.dd, ...band }],
        end: addDays(today, 100),
        ...{ years: 9, provider: 'climatology', reason: null },
      };
      return milestoneReason(LOBESIA, standing(next!.dd - 5, 1), today, ahead);
    };
    expect(of(7, 10)).toMatchObject({ inDays: 7, date: addDays(today, 7), plusMinusDays: 3 });
    expect(of(7, 15)).toMatchObject({ inDays: 7, plusMinusDays: null });
    expect(of(7, null)).toMatchObject({ inDays: 7, plusMinusDays: null });
    expect(of(11, 12)).toBeNull();
    expect(milestoneReason(LOBESIA, standing(next!.dd - 5, 1), today, null)).toBeNull();
    expect(milestoneReason(LOBESIA, standing(next!.dd - 5, 1), today)).toMatchObject({ inDays: 4 });
  });

  it('have no date by old degree-days, nor for a pest without a model', () => {
    const old = { ...standing(next!.dd - 30), date: addDays(today, -9) };
    expect(milestoneReason(LOBESIA, old, today)).toBeNull();
    expect(milestoneReason(9_999, standing(100), today)).toBeNull();
  });
});

it('mildew is a reason from its middle class on', () => {
  const at = (index: number | null) => mildewReason({ sectorId: 100, index, since: null, asOf: null });
  expect([at(null), at(30)]).toEqual([null, null]);
  expect(at(40)).toMatchObject({ risk: 'moderate' });
  expect(severityOf(at(60)!)).toBe('high');
  expect(actOf(at(60)!)).toEqual({ kind: 'mildew-chart' });
});

it('lures and papers run out by the rule of their notices', () => {
  const lure = { installed: true, expirationDays: 30, changeNotificationDays: 5 };
  const visit = (age: number) => [anEvent({ stationId: 1, date: addDays(today, -age), lure })];
  expect(expiryReasons([aStation()], visit(24), today)).toEqual([]);
  const due = expiryReasons([aStation()], visit(25), today);
  expect(due).toEqual([
    { kind: 'lure', stationId: 1, nodeSerial: 'VG-1', on: '2026-11-26', daysLeft: 5 },
    { kind: 'paper', stationId: 1, nodeSerial: 'VG-1', on: '2026-11-26', daysLeft: 5 },
  ]);
  expect(due.map(severityOf)).toEqual(['low', 'low']);
  const [late] = expiryReasons([aStation()], visit(31), today);
  expect([late!.daysLeft, severityOf(late!)]).toEqual([-1, 'medium']);
  expect(actOf(late!)).toEqual({
    kind: 'report',
    event: 'station_maintenance',
    stationId: 1,
    nodeSerial: 'VG-1',
    pestId: null,
  });
});

it('a plate is full with as many moths as the figure of its pest', () => {
  const visited = [anEvent({ stationId: 1, date: addDays(today, -19) })];
  const reason = (caught: number | null, station = aStation(), events = visited) =>
    plateReason(station, events, caught, today);
  expect([reason(null), reason(0), reason(29)]).toEqual([null, null, null]);
  const full = reason(30)!;
  expect(full).toEqual({
    ...{ kind: 'plate', stationId: 1, nodeSerial: 'VG-1', caught: 30 },
    changedOn: '2026-11-02',
  });
  expect(severityOf(full)).toBe('medium');
  expect(actOf(full)).toMatchObject({ kind: 'report', event: 'station_maintenance', stationId: 1 });
  expect(reason(90, aStation(), [])).toBeNull();
  expect(reason(90, aStation({ nodeSerial: null }))).toBeNull();
  const byHand = reason(90, aStation({ nodeSerial: null, isCountedInField: true }))!;
  expect(actOf(byHand)).toMatchObject({ event: 'station_maintenance', stationId: 1, nodeSerial: null });
});

it('lures and papers of traps that people count run out too, and their act is a maintenance without a device', () => {
  const lure = { installed: true, expirationDays: 30, changeNotificationDays: 5 };
  const trap = aStation({ nodeSerial: null, isCountedInField: true });
  const due = expiryReasons([trap], [anEvent({ stationId: 1, date: addDays(today, -28), lure })], today);
  expect(due.map(({ kind, nodeSerial, daysLeft }) => [kind, nodeSerial, daysLeft])).toEqual([
    ['lure', null, 2],
    ['paper', null, 2],
  ]);
  expect(actOf(due[0]!)).toMatchObject({ event: 'station_maintenance', stationId: 1, nodeSerial: null });
});

describe('devices', () => {
  const reasons = (parts: Parameters<typeof healthy>[0], events: Parameters<typeof deviceReasons>[2] = []) =>
    deviceReasons(aStation(), healthy(parts), events, today);
  const lost = part('error', 'connection_lost');

  it('are told with what is wrong, and their photos apart', () => {
    expect(reasons({})).toEqual([]);
    const [tired, dirty] = reasons({
      energy: part('warning', 'battery_low'),
      images: part('warning', 'camera_lens_dirty'),
    });
    expect(tired).toMatchObject({ kind: 'device', state: 'warning', codes: ['battery_low'] });
    expect(actOf(tired!)).toEqual({ kind: 'station', stationId: 1 });
    expect(dirty).toMatchObject({ kind: 'camera', codes: ['camera_lens_dirty'] });
    expect(actOf(dirty!)).toEqual({ kind: 'photos', stationId: 1 });
  });

  it('without connection are told once', () => {
    const gone = reasons({
      connection: lost,
      energy: part('error', 'missing_data'),
      images: part('error', 'missing_data'),
    });
    expect(gone).toMatchObject([{ kind: 'device', state: 'error', codes: ['connection_lost'] }]);
    expect(actOf(gone[0]!)).toMatchObject({ kind: 'report', event: 'station_maintenance' });
    expect(reasons({ connection: lost, images: part('warning', 'camera_lens_dirty') })).toHaveLength(2);
    const never = part('unknown', 'no_data');
    expect(reasons({ connection: never, energy: never, images: never, sensors: never })).toMatchObject([
      { kind: 'device', state: 'error', codes: ['no_data'] },
    ]);
    // A device that has no such part is well.
    expect(reasons({ images: part('unknown'), sensors: never })).toEqual([]);
  });

  it('that were visited today have until tomorrow to send', () => {
    const visit = anEvent({ stationId: 1, type: 'device_swap', date: today });
    expect(reasons({ connection: lost }, [visit])).toEqual([]);
    expect(reasons({ connection: lost }, [{ ...visit, date: addDays(today, -1) }])).toHaveLength(1);
    expect(reasons({ connection: lost }, [{ ...visit, stationId: 2 }])).toHaveLength(1);
    expect(reasons({ connection: lost }, [{ ...visit, type: 'agrochemical_application' }])).toHaveLength(1);
  });

  it('of a station without one are none', () => {
    expect(deviceReasons(aStation({ nodeSerial: null }), healthy({ connection: lost }), [], today)).toEqual(
      [],
    );
  });
});

it('a trap that people count is to be visited after a week', () => {
  const byHand = { nodeSerial: null, isCountedInField: true };
  const trap = aStation(byHand);
  expect(uncountedReason(trap, addDays(today, -6), today)).toBeNull();
  const due = uncountedReason(trap, addDays(today, -7), today);
  expect(due).toEqual({ kind: 'uncounted', stationId: 1, pestId: 1, since: '2026-11-14', days: 7 });
  expect(actOf(due!)).toEqual({ kind: 'count', stationId: 1, pestId: 1 });
  expect(uncountedReason(trap, null, today)).toMatchObject({ since: null, days: null });
  for (const other of [
    { nodeSerial: 'VG-1' },
    { isCountedInField: undefined },
    { pestId: null },
    { archived: true },
  ]) {
    expect(uncountedReason(aStation({ ...byHand, ...other }), null, today)).toBeNull();
  }
});
