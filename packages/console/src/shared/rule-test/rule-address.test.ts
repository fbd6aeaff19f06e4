import { EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { readRule, writeRule } from './rule-address.ts';

const DRAFT = {
  ...EMPTY_ALERT_RULE,
  pestId: 2,
  sectorIds: [11],
  captures: '8',
  days: 10,
  monthFrom: 10,
  monthTo: 3,
};

describe('a rule in an address', () => {
  it('is read as it was written, with what was typed in its fields', () => {
    const hash = writeRule({ draft: DRAFT, ruleId: 7 });
    expect(hash).toBe('kind=captures&pest=2&sector=11&days=10&from=10&to=3&rule=7&captures=8');
    expect(readRule(hash)).toEqual({ draft: { ...DRAFT, days: '10' }, ruleId: 7 });
    const eggs = { ...DRAFT, kind: 'stage', stage: 'egg', days: '' } as const;
    expect(readRule(writeRule({ draft: eggs, ruleId: null }))).toEqual({
      draft: { ...eggs, captures: EMPTY_ALERT_RULE.captures },
      ruleId: null,
    });
  });

  it('names no field where the rule has several', () => {
    const hash = writeRule({ draft: { ...DRAFT, sectorIds: [11, 12] }, ruleId: null });
    expect(readRule(hash)?.draft.sectorIds).toEqual([]);
  });

  it('is none without a kind that can be tried, and drops what is wrong', () => {
    expect(['', 'kind=silence', 'kind=other', 'captures=5'].map(readRule)).toEqual([null, null, null, null]);
    expect(readRule('kind=stage&stage=moth&pest=-2&sector=1e3&from=13&to=0&rule=x')).toEqual({
      draft: { ...EMPTY_ALERT_RULE, kind: 'stage' },
      ruleId: null,
    });
    expect(readRule(`kind=captures&captures=${'9'.repeat(40)}`)?.draft.captures).toHaveLength(12);
  });
});
