import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanishRanks } from './spanish-order.ts';

const sorted = (texts: readonly string[]) => {
  const ranks = spanishRanks(texts);
  return [...texts].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
};

describe('spanishRanks', () => {
  it('puts ñ after n and ignores accents and case', () => {
    expect(sorted(['Ñuñoa', 'Óvalo', 'nogal', 'Zorrales', 'Oasis', 'Nube', 'Álamos'])).toEqual([
      'Álamos',
      'nogal',
      'Nube',
      'Ñuñoa',
      'Oasis',
      'Óvalo',
      'Zorrales',
    ]);
  });

  it('sorts numbers inside names as numbers', () => {
    expect(sorted(['N-10', 'N-2', 'N-1'])).toEqual(['N-1', 'N-2', 'N-10']);
  });

  it('gives texts that only differ by accent the same place', () => {
    const ranks = spanishRanks(['Maria', 'María', 'Mario']);
    expect(ranks.get('Maria')).toBe(ranks.get('María'));
    expect(ranks.get('Mario')).toBeGreaterThan(ranks.get('María') ?? 0);
  });
});

describe('the key that replaces the collator', () => {
  const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });
  const letters = [...'abcnñozáéíóúüÁÑÜÇçº 0123456789-_.,;:/()&+"\'«»°–’'];
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

  it('sorts ordinary texts as the collator does', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const ranks = spanishRanks(texts);
        for (const a of texts)
          for (const b of texts) {
            const placed = Math.sign((ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
            expect([a, b, placed]).toEqual([a, b, Math.sign(collator.compare(a, b))]);
          }
      }),
      { numRuns: 400 },
    );
  });

  it('leaves texts with other characters to the collator', () => {
    expect(sorted(['straße b', 'Strasse a', '東', 'a\u0301b', 'ab', 'ac'])).toEqual([
      'a\u0301b',
      'ab',
      'ac',
      'Strasse a',
      'straße b',
      '東',
    ]);
  });
});
