import { describe, expect, it } from 'vitest';
import { CROPS, cropLabel } from './crops.ts';
import { isTrapped, PESTS } from './pests.ts';

describe('catalogue', () => {
  it('keeps the ids the specification names', () => {
    const species = [1, 2, 6, 13].map((id) => PESTS.get(id)?.species);
    expect(species).toEqual(['Lobesia botrana', 'Cydia pomonella', 'Ceratitis capitata', 'Dalbulus maidis']);
    expect([1, 22, 23, 24].map((id) => CROPS.get(id)?.name)).toEqual([
      'Vid',
      'Manzano',
      'Manzano',
      'Manzano',
    ]);
  });

  it('counts insects in traps, and no fungus', () => {
    const trapped = [...PESTS.values()].filter(({ id }) => isTrapped(id));
    expect(trapped.map(({ kind }) => kind)).toEqual(trapped.map(() => 'insect'));
    expect(PESTS.size - trapped.length).toBe(1);
    expect([isTrapped(1), isTrapped(999)]).toEqual([true, false]);
  });

  it('follows mildew on the vine and degree-hours on the apples', () => {
    const crops = Array.from(CROPS.values());
    expect(crops.filter((crop) => crop.powderyMildew).map((crop) => crop.id)).toEqual([1]);
    expect(crops.filter((crop) => crop.degreeHourMetric !== null).map((crop) => crop.id)).toEqual([
      22, 23, 24,
    ]);
  });

  it('shows the variety in parentheses', () => {
    expect(cropLabel(CROPS.get(22)!)).toBe('Manzano (Fuji)');
    expect(cropLabel(CROPS.get(1)!)).toBe('Vid');
    const labels = Array.from(CROPS.values(), cropLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
