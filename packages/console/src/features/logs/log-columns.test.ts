import { expect, it } from 'vitest';
import { doseText } from './log-columns.tsx';

it('writes a dose as all other figures are written', () => {
  expect(doseText({ event: { dose: 1000, measure: 'cc/100L' } })).toBe('1.000 cc/100L');
  expect(doseText({ event: { dose: 12.5, measure: 'L/ha' } })).toBe('12,5 L/ha');
  expect(doseText({ event: { dose: null, measure: null } })).toBeNull();
});
