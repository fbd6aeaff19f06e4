import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AnalyticsAnswer } from '../contract/analytics.ts';
import { codecOf, field } from '../contract/fields.ts';
import { parseAnswer } from './parse-answer.ts';

const Trap = codecOf({ id: field('trap_id', z.number()), name: field('trap_name', z.string()) }, 'read');
const Farm = z.strictObject({ traps: z.array(Trap), note: z.optional(z.string()) });

describe('an answer', () => {
  it('may say more than its reader knows, at any depth', () => {
    const answer = { traps: [{ trap_id: 1, trap_name: 'Norte', is_new: true }], thresholds: [{ days: 7 }] };
    const before = JSON.stringify(answer);
    expect(parseAnswer(Farm, answer).data).toEqual({ traps: [{ id: 1, name: 'Norte' }] });
    expect(JSON.stringify(answer)).toBe(before);
  });

  it('may say more in one of several shapes', () => {
    const meta = { missing_days: 1, stations: 2, last_date: null, source: 'new' };
    const columns = { start: '2026-09-01', step: 'day', values: [1.5, null], meta, unit: 'new' };
    const { source: _, ...known } = meta;
    expect(parseAnswer(AnalyticsAnswer, columns).data).toEqual({
      ...{ start: '2026-09-01', step: 'day', values: [1.5, null], meta: known },
    });
  });

  it.each([
    ['of another type', { traps: [{ trap_id: '1', trap_name: 'Norte', is_new: true }] }],
    ['without a field', { traps: [{ trap_id: 1, is_new: true }], more: 1 }],
    ['that is none', { traps: null, more: 1 }],
    ['that is nothing', undefined],
  ])('%s is refused all the same', (_, answer) => {
    expect(parseAnswer(Farm, answer).success).toBe(false);
  });
});
