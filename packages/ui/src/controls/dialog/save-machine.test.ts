import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE, type SaveEvent, type SaveMachine, type SavePhase, saveStep } from './save-machine.ts';

const at = (phase: SavePhase, attempt = 3): SaveMachine => ({ phase, attempt });
const PHASES = ['idle', 'saving', 'success', 'error', 'closing'] as const;

describe('a press', () => {
  it.each([
    ['idle', true, 'saving', 'save'],
    ['idle', false, 'idle', 'refuse'],
    ['saving', true, 'saving', 'none'],
    ['saving', false, 'saving', 'none'],
    ['success', true, 'closing', 'close'],
    ['success', false, 'closing', 'close'],
    ['error', true, 'saving', 'save'],
    ['error', false, 'error', 'refuse'],
    ['closing', true, 'closing', 'none'],
  ] as const)('%s, valid %s: %s, %s', (phase, valid, next, effect) => {
    const step = saveStep(at(phase), { type: 'press', valid });
    expect(step).toEqual({ machine: at(next, effect === 'save' ? 4 : 3), effect });
  });
});

describe('an answer', () => {
  it.each(['success', 'error'] as const)('%s counts while it is awaited', (outcome) => {
    const settle = (phase: SavePhase) => saveStep(at(phase), { type: 'settled', attempt: 3, outcome });
    expect(settle('saving')).toEqual({ machine: at(outcome), effect: 'none' });
    for (const phase of ['idle', 'closing'] as const) expect(settle(phase).machine).toEqual(at(phase));
  });

  it('to a request that was cancelled does not affect the next one', () => {
    const given = saveStep(at('saving'), { type: 'cancel' });
    expect(given).toEqual({ machine: at('idle'), effect: 'abort' });
    const again = saveStep(given.machine, { type: 'press', valid: true }).machine;
    const late = saveStep(again, { type: 'settled', attempt: 3, outcome: 'success' });
    expect(late).toEqual({ machine: at('saving', 4), effect: 'none' });
  });
});

it('is not closed while it saves', () => {
  const closed = PHASES.map((phase) => saveStep(at(phase), { type: 'dismiss' }).effect);
  expect(closed).toEqual(['close', 'none', 'close', 'close', 'none']);
});

it('starts again when the dialog is invisible', () => {
  const reset = PHASES.map((phase) => saveStep(at(phase), { type: 'reset' }).machine.phase);
  expect(reset).toEqual(['idle', 'saving', 'idle', 'idle', 'idle']);
});

const event: fc.Arbitrary<SaveEvent> = fc.oneof(
  fc.record({ type: fc.constant('press' as const), valid: fc.boolean() }),
  fc.record({
    type: fc.constant('settled' as const),
    attempt: fc.integer({ min: 0, max: 6 }),
    outcome: fc.constantFrom('success' as const, 'error' as const),
  }),
  fc.constantFrom<SaveEvent>({ type: 'cancel' }, { type: 'dismiss' }, { type: 'reset' }),
);

it('for any events: one request at a time, each with its number, none for an invalid form', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let machine = IDLE;
      let open = 0;
      for (const each of events) {
        const before = machine;
        const { machine: after, effect } = saveStep(before, each);
        if (effect === 'save') {
          expect(open).toBe(0);
          expect(each).toEqual({ type: 'press', valid: true });
          expect(after.attempt).toBe(before.attempt + 1);
          open = 1;
        } else expect(after.attempt).toBe(before.attempt);
        if (after.phase !== 'saving') open = 0;
        expect(after.phase === 'saving').toBe(open === 1);
        if (effect === 'close') expect(after.phase).toBe('closing');
        machine = after;
      }
    }),
  );
});

it('for any events: only the answer to the current request is a success', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PHASES), fc.nat(5), event, (phase, attempt, each) => {
      const { machine } = saveStep(at(phase, attempt), each);
      if (machine.phase !== 'success' || phase === 'success') return;
      expect(phase).toBe('saving');
      expect(each).toEqual({ type: 'settled', attempt, outcome: 'success' });
    }),
  );
});
