import { describe, expect, it } from 'vitest';
import { counted, countedDays, ordinalFeminine } from './counted.ts';

describe('counts', () => {
  it('agree in number', () => {
    expect([0, 1, 2, 1204].map(countedDays)).toEqual(['0 días', '1 día', '2 días', '1.204 días']);
    expect(counted(0.9, 'punto', 'puntos')).toBe('1 punto');
    expect([1, 2, 8, 9].map(ordinalFeminine)).toEqual(['primera', 'segunda', 'octava', '9ª']);
  });
});
