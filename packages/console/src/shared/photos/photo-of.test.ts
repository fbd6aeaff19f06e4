import { expect, it } from 'vitest';
import { modelOf } from './photo-of.ts';

const inferred = (...models: string[]) => new Map(models.map((model) => [model, 3]));

it('shows the findings of the model of the photo’s pest, or of its fallback', () => {
  expect(modelOf({ inferred: inferred('lobesia', 'insect'), pestId: 1 }, null)).toBe('lobesia');
  expect(modelOf({ inferred: inferred('insect'), pestId: 1 }, null)).toBe('insect');
  expect(modelOf({ inferred: inferred('insect'), pestId: 2 }, null)).toBeNull();
});

it('takes the pest of the station for a photo without one', () => {
  expect(modelOf({ inferred: inferred('cydia'), pestId: null }, 2)).toBe('cydia');
  expect(modelOf({ inferred: inferred('insect'), pestId: null }, null)).toBe('insect');
  expect(modelOf({ inferred: inferred(), pestId: 2 }, 1)).toBeNull();
});
