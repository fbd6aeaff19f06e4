import { expect, it } from 'vitest';
import { DEGREE_DAY_CUTOFFS, DEGREE_DAY_METHODS } from '../degree-days/rule.ts';
import {
  CONFIDENCE_WORDS,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  DEGREE_DAY_START_REASONS,
  DEGREE_DAY_START_WORDS,
  ORIGIN_WORDS,
} from './models.ts';

it('models have a word of its own for every code', () => {
  expect(Object.keys(DEGREE_DAY_METHOD_WORDS)).toEqual(DEGREE_DAY_METHODS);
  expect(Object.keys(DEGREE_DAY_CUTOFF_WORDS)).toEqual(DEGREE_DAY_CUTOFFS);
  for (const words of [
    CONFIDENCE_WORDS,
    DEGREE_DAY_CUTOFF_WORDS,
    DEGREE_DAY_METHOD_WORDS,
    DEGREE_DAY_START_REASONS,
    DEGREE_DAY_START_WORDS,
    ORIGIN_WORDS,
  ]) {
    const texts = Object.values(words);
    expect(texts.every((word) => word.length > 0)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
