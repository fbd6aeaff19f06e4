import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { quickFilter, searchIndex } from './quick-filter.ts';

interface Field {
  readonly name: string;
  readonly captures: number | null;
  readonly pests: readonly string[];
}

const fields: Field[] = [
  { name: 'Los Aromos Norte', captures: 14, pests: ['Lobesia', 'Drosófila'] },
  { name: 'El Peral', captures: null, pests: ['Carpocapsa', 'Drosófila'] },
  { name: 'La Higuera', captures: 17, pests: ['Chicharrita'] },
];
const columns: DataColumn<Field>[] = [
  { id: 'name', header: 'Campo', value: (field) => field.name },
  {
    id: 'captures',
    header: 'Capturas',
    kind: 'number',
    value: (field) => field.captures,
    text: (field) => field.pests.join(' '),
    alsoFoundBy: ({ pests }) => (pests.includes('Carpocapsa') ? 'Cydia pomonella' : ''),
  },
];
const found = (filter: string) =>
  quickFilter(fields, searchIndex(fields, columns), filter).map((field) => field.name);

describe('quickFilter', () => {
  it('finds what a column is also found by', () => {
    expect(found('pomonella peral')).toEqual(['El Peral']);
  });

  it('keeps everything without words', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it('finds a pest without its accent', () => {
    expect(found('drosofila')).toEqual(['Los Aromos Norte', 'El Peral']);
  });

  it('wants every word, in any column', () => {
    expect(found('dros peral')).toEqual(['El Peral']);
    expect(found('lobesia peral')).toEqual([]);
  });
});
