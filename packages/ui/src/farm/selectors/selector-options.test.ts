import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { cropOptions, inSpanishOrder, pestOptions, seasonOptions } from './selector-options.ts';

describe('options', () => {
  it('follow Spanish order', () => {
    const labels = ['Ñuble', 'zeta', 'Nuez', 'Álamos', 'olivo', 'Agro 10', 'Agro 2'];
    expect(inSpanishOrder(labels.map((label) => ({ label }))).map(({ label }) => label)).toEqual([
      'Agro 2',
      'Agro 10',
      'Álamos',
      'Nuez',
      'Ñuble',
      'olivo',
      'zeta',
    ]);
  });

  it('name a crop with its variety in parentheses', () => {
    const crops = [
      { id: 23, name: 'Manzano', variantName: 'Gala' },
      { id: 1, name: 'Vid', variantName: null },
      { id: 22, name: 'Manzano', variantName: 'Fuji' },
    ];
    expect(cropOptions(crops).map(({ label }) => label)).toEqual(['Manzano (Fuji)', 'Manzano (Gala)', 'Vid']);
  });

  it('name a pest with its species, if the catalogue has one, and let it be found by it', () => {
    const pests = [
      { id: 1, name: 'Polilla del racimo de la vid' },
      { id: 2, name: 'Carpocapsa' },
      { id: 999, name: 'Burrito' },
    ];
    expect(pestOptions(pests)).toEqual([
      { value: 999, label: 'Burrito' },
      { value: 2, label: 'Carpocapsa', detail: 'Cydia pomonella', alsoFoundBy: 'Cydia pomonella' },
      {
        value: 1,
        label: 'Polilla del racimo de la vid',
        detail: 'Lobesia botrana',
        alsoFoundBy: 'Lobesia botrana',
      },
    ]);
  });

  it('put the newest season first', () => {
    const seasons = [2024, 2026, 2025].map((year) => ({
      id: year,
      name: `${year}`,
      start: isoDate(`${year}-07-01`),
    }));
    expect(seasonOptions(seasons).map(({ value }) => value)).toEqual([2026, 2025, 2024]);
  });
});
