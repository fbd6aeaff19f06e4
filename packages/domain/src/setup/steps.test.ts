import { describe, expect, it } from 'vitest';
import { isOptionalStep, missingFor, nextStep, SETUP_STEPS, type SetupProgress } from './steps.ts';

const NOTHING = Object.fromEntries(SETUP_STEPS.map((step) => [step, false])) as SetupProgress;
const having = (...done: (typeof SETUP_STEPS)[number][]): SetupProgress => ({
  ...NOTHING,
  ...Object.fromEntries(done.map((step) => [step, true])),
});

describe('the first steps of a client', () => {
  it('follow each other, people being optional', () => {
    expect(nextStep(NOTHING)).toBe('client');
    expect(nextStep(having('client'))).toBe('sector');
    expect(nextStep(having('client', 'sector', 'season', 'station'))).toBe('measurements');
    expect(SETUP_STEPS.filter(isOptionalStep)).toEqual(['people']);
  });

  it('are over once all that is needed is there', () => {
    expect(nextStep(having('client', 'sector', 'season', 'station', 'measurements', 'photo'))).toBeNull();
  });

  it('say what they wait for', () => {
    expect(missingFor('station', having('client'))).toEqual(['sector', 'season']);
    expect(missingFor('station', having('sector', 'season'))).toEqual([]);
    expect(missingFor('photo', NOTHING)).toEqual(['station']);
    expect(missingFor('season', NOTHING)).toEqual([]);
  });
});
