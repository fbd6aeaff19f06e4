import { describe, expect, it } from 'vitest';
import { spanishRanks } from './spanish-order.ts';

const sorted = (texts: readonly string[]) => {
  const ranks = spanishRanks(texts);
  return [...texts].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
};

describe('spanishRanks', () => {
  it('puts ñ after n and minds neither accents nor case', () => {
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
