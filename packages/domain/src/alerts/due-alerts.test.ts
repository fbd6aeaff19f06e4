import { describe, expect, it } from 'vitest';
import { NO_ALERT_FACTS } from '../../fixtures/builders/alerts.ts';
import { startOfDay } from '../calendar/day.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { notificationSentence } from '../es/notifications.ts';
import { turnStart } from './alert-months.ts';
import { type AlertRule, alertRuleOf, EMPTY_ALERT_RULE } from './alert-rule.ts';
import { dueAlerts, dueAlertsOf } from './due-alerts.ts';
import { saidRule } from './said-rule.ts';

const today = isoDate('2026-11-21');
const at = { today, now: startOfDay(today) };
const RULE: AlertRule = {
  ...alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: 1, captures: 5, days: 7, monthFrom: 10, monthTo: 3 }),
  ...{ id: 7, archived: false, changedAt: 0 },
};
const caught = (start: string, ...values: number[]) => ({
  ...NO_ALERT_FACTS,
  traps: [
    {
      station: { id: 1001, sectorId: 11, nodeSerial: 'VG-1' },
      pestId: 1,
      daily: { start: isoDate(start), values: Float64Array.from(values) },
    },
  ],
});
const keys = (facts = caught('2026-11-19', 6, 0, 0), known: string[] = [], rule = RULE) =>
  dueAlerts(rule, facts, at, known).map(({ key }) => key);

describe('alerts that are due', () => {
  it('are those that stand today, with the rule as it is', () => {
    const [due] = dueAlerts(RULE, caught('2026-11-19', 6, 0, 0), at, []);
    expect(due).toMatchObject({ kind: 'alert', key: 'alert/7/1001/2026-11-19', date: '2026-11-19' });
    expect(due?.subject.alert).toEqual({
      ...{
        ruleId: 7,
        kind: 'captures',
        captures: 5,
        days: 7,
        stage: null,
        risk: null,
        hours: null,
        found: 6,
      },
    });
    expect(keys(caught('2026-11-10', 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toEqual([]);
  });

  it('are none of a rule that is archived, or in other months', () => {
    expect(keys(undefined, [], { ...RULE, archived: true })).toEqual([]);
    expect(keys(undefined, [], { ...RULE, monthFrom: 12 })).toEqual([]);
  });

  it('stay one cause when a corrected count moves its first day', () => {
    expect(keys(caught('2026-11-18', 6, 0, 0, 0), ['alert/7/1001/2026-11-19'])).toEqual([
      'alert/7/1001/2026-11-19',
    ]);
    expect(keys(undefined, ['alert/7/1001/2026-11-17'])).toEqual(['alert/7/1001/2026-11-17']);
  });

  it('are another cause after a pause, at another trap and by another rule', () => {
    for (const other of ['alert/7/1001/2026-11-16', 'alert/7/1002/2026-11-19', 'alert/8/1001/2026-11-19'])
      expect(keys(undefined, [other])).toEqual(['alert/7/1001/2026-11-19']);
  });

  it('of two equal rules are told once, also when the one that told is archived or looks elsewhere', () => {
    const facts = caught('2026-11-19', 6, 0, 0);
    const of = (rules: AlertRule[], known: string[] = []) =>
      dueAlertsOf(rules, facts, at, known).map(({ key }) => key);
    const twin = { ...RULE, id: 9, sectorIds: [11], monthFrom: 11 };
    const told = 'alert/7/1001/2026-11-19';
    expect(of([twin, RULE])).toEqual([told]);
    expect(of([RULE, twin], [told])).toEqual([told]);
    expect(of([{ ...RULE, archived: true }, twin], [told])).toEqual([told]);
    expect(of([{ ...RULE, archived: true }, twin])).toEqual(['alert/9/1001/2026-11-19']);
    expect(of([RULE, { ...twin, captures: 6 }])).toEqual([told, 'alert/9/1001/2026-11-19']);
  });

  it('say the rule and what it found', () => {
    const [due] = dueAlerts(RULE, caught('2026-11-19', 6, 0, 0), at, []);
    const names = { sector: 'Lote 4', station: 'T4', pest: 'Carpocapsa' };
    expect(notificationSentence('alert', due!.subject, names)).toBe(
      'Carpocapsa en la estación T4 (Lote 4): 6 capturas en 7 días al 19 nov 2026. Su regla: 5 o más capturas en 7 días.',
    );
  });
});

it('a stage is called as in its pest', () => {
  const LEAFHOPPER = 13;
  expect(saidRule({ ...RULE, kind: 'stage', pestId: LEAFHOPPER, stage: 'larvae' }).stage).toBe('nymph');
  expect(saidRule({ ...RULE, kind: 'stage', pestId: 1, stage: 'larvae' }).stage).toBe('larvae');
  expect(saidRule(RULE).stage).toBeNull();
});

it('a rule begins with its months; one of the whole year in winter', () => {
  const range = (monthFrom: number, monthTo: number) => ({ monthFrom, monthTo });
  expect(turnStart(range(10, 3), isoDate('2026-11-21'))).toBe('2026-10-01');
  expect(turnStart(range(10, 3), isoDate('2027-02-28'))).toBe('2026-10-01');
  expect(turnStart(range(10, 3), isoDate('2027-04-01'))).toBeNull();
  expect(turnStart(range(1, 12), isoDate('2027-01-15'))).toBe('2026-07-01');
  expect(turnStart(range(4, 3), isoDate('2026-07-15'))).toBe('2026-07-01');
});
