import { eventChoices } from '@vigia/domain/events';
import { expect, it } from 'vitest';
import { CHOICE_SOURCE, TODAY } from '../../testing/sample-farm.ts';
import { type Desk, type DeskAct, deskAfter, newDesk } from './desk.ts';
import type { Refusal } from './refusal.ts';

const start = { clientId: 1, date: TODAY, userEmail: 'ana@aromos.cl' };
const after = (...acts: readonly DeskAct[]): Desk =>
  acts.reduce((desk, act) => {
    const { kind, draft } = desk.written.form;
    const offered = kind && draft ? eventChoices(kind, CHOICE_SOURCE, draft) : null;
    return deskAfter(desk, act, { start, source: CHOICE_SOURCE, offered, now: 7, key: 'next' });
  }, newDesk('first'));

const choose = { act: 'choose', kind: 'biofix_set' } as const;
const refused = (isTakenBefore: boolean): DeskAct => {
  const refusal: Refusal = { text: 'No', errors: {}, isUnclear: false, isTakenBefore };
  return { act: 'failed', refusal, isCancelled: false };
};
const edit = { act: 'edit', changes: { comments: 'a mano' } } as const;

it('counts the tries to save an incomplete form, and shows the errors at its fields', () => {
  const { attempts, written } = after(choose, { act: 'check' }, { act: 'check' });
  expect(attempts).toBe(2);
  expect(Object.keys(written.form.errors)).toContain('sectorId');
  expect(written.form.saving).toBe(false);
});

it('removes a refusal with the next edit, unless an earlier version was accepted', () => {
  expect(after(choose, refused(false)).refusal?.text).toBe('No');
  expect(after(choose, refused(false), edit).refusal).toBeNull();
  expect(after(choose, refused(true), edit).refusal?.text).toBe('No');
  const apart = after(choose, refused(true), { act: 'separate' });
  expect([apart.refusal, apart.written.key, apart.written.form.kind]).toEqual([null, 'next', 'biofix_set']);
});

it('shows no refusal after the user cancelled', () => {
  const refusal: Refusal = { text: 'No', errors: {}, isUnclear: true, isTakenBefore: false };
  expect(after(choose, { act: 'failed', refusal, isCancelled: true })).toMatchObject({
    attempts: 0,
    refusal: null,
  });
});

it('is blank after an event was sent, and knows its kind', () => {
  const file = new File(['x'], 'trampa.jpg', { type: 'image/jpeg' });
  const { done, photos, written } = after(
    choose,
    { act: 'attach', files: [file] },
    { act: 'done', isQueued: false },
  );
  expect([done, photos, written.id, written.form.kind]).toEqual(['biofix_set', [], 'next', null]);
});
