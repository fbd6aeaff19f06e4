import { describe, expect, it } from 'vitest';
import { ALERT_MESSAGES } from '../es/alert-messages.ts';
import { alertRuleSentence } from '../es/alerts.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type AlertRuleDraft, alertDraftOf, alertRuleOf, EMPTY_ALERT_RULE } from './alert-rule.ts';
import { saidRule } from './said-rule.ts';
import { validateAlertRule } from './validate.ts';

const MILDEW = 20;
const wrong = (more: Partial<AlertRuleDraft>) =>
  validateAlertRule({ ...EMPTY_ALERT_RULE, pestId: 1, ...more }, [11]);

describe('a rule of alerts', () => {
  it('needs the fields of its kind, and no others', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ captures: '', hours: '' })).toEqual({ captures: FIELD_MESSAGES.required });
    expect(wrong({ kind: 'silence', hours: '', captures: '' })).toEqual({ hours: FIELD_MESSAGES.required });
    expect(wrong({ kind: 'mildew', pestId: null, risk: null })).toEqual({ risk: FIELD_MESSAGES.required });
    expect(wrong({ kind: 'stage', stage: null })).toEqual({ stage: FIELD_MESSAGES.required });
    expect(wrong({ monthFrom: null, monthTo: null })).toEqual({
      ...{ monthFrom: FIELD_MESSAGES.required, monthTo: FIELD_MESSAGES.required },
    });
  });

  it('stays within its bounds', () => {
    for (const captures of [0, '1,5', 'muchas', 100_001])
      expect(wrong({ captures }).captures, String(captures)).toBe(ALERT_MESSAGES.captures);
    expect([wrong({ days: 61 }).days, wrong({ days: 60 }).days]).toEqual([
      ALERT_MESSAGES.captureDays,
      undefined,
    ]);
    expect(wrong({ kind: 'stage', days: 16 }).days).toBe(ALERT_MESSAGES.stageDays);
    for (const hours of [1, 169]) expect(wrong({ kind: 'silence', hours }).hours).toBe(ALERT_MESSAGES.hours);
  });

  it('is of a pest that can be captured or followed, and of fields that are there', () => {
    expect(wrong({ pestId: null })).toEqual({ pestId: FIELD_MESSAGES.required });
    expect(wrong({ pestId: MILDEW }).pestId).toBe(FIELD_MESSAGES.thresholdNotTrapped);
    expect(wrong({ kind: 'stage', pestId: MILDEW }).pestId).toBe(ALERT_MESSAGES.noModel);
    expect(wrong({ sectorIds: [11, 12] })).toEqual({ sectorIds: ALERT_MESSAGES.sectorGone });
  });

  it('is kept without what its kind has not, and opens with the usual values for other kinds', () => {
    const rule = alertRuleOf({ ...EMPTY_ALERT_RULE, kind: 'silence', pestId: 1, hours: '36' });
    expect(rule).toMatchObject({
      hours: 36,
      pestId: null,
      captures: null,
      days: null,
      stage: null,
      risk: null,
    });
    expect(alertDraftOf({ ...rule, id: 1, archived: false, changedAt: 0 })).toEqual({
      ...{ ...EMPTY_ALERT_RULE, kind: 'silence', hours: 36 },
    });
  });
});

describe('a rule in one line', () => {
  const line = (more: Partial<AlertRuleDraft>, sectors: string[] = ['Lote 4']) =>
    alertRuleSentence(saidRule(alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: 1, ...more })), {
      pest: 'Carpocapsa',
      sectors,
    });

  it.each([
    [{ monthFrom: 10, monthTo: 3 }, 'Carpocapsa, Lote 4: 5 o más capturas en 7 días, de octubre a marzo'],
    [{ captures: 1, days: 1, monthTo: 1 }, 'Carpocapsa, Lote 4: 1 o más capturas en 1 día, en enero'],
    [
      { kind: 'stage', stage: 'egg', days: 10 },
      'Carpocapsa, Lote 4: hito «Huevo» en 10 días o menos, todo el año',
    ],
    [{ kind: 'mildew', risk: 'moderate' }, 'Oídio, Lote 4: riesgo medio o alto, todo el año'],
    [{ kind: 'silence' }, 'Dispositivos, Lote 4: 24 horas o más sin datos, todo el año'],
  ] as const)('%j', (more, sentence) => expect(line(more)).toBe(sentence));

  it('names three fields at most', () => {
    const where = (sectors: string[]) => line({}, sectors).split(', ').slice(1).join(', ').split(':')[0];
    expect(where([])).toBe('todos los campos');
    expect(where(['A', 'B'])).toBe('A y B');
    expect(where(['A', 'B', 'C'])).toBe('A, B y C');
    expect(where(['A', 'B', 'C', 'D'])).toBe('A, B y 2 campos más');
  });
});
