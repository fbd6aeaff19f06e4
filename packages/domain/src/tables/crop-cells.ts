import { cropLabel } from '../catalogue/crops.ts';
import type { Crop } from '../entities/catalogue.ts';
import type { CropId } from '../entities/ids.ts';
import { TABLE_MESSAGES } from '../es/tables.ts';
import { searchForm } from '../forms/search-form.ts';
import { nameFinder } from './named-things.ts';

export type CropCells = { readonly crop: string; readonly variety: string };
type Answer =
  | { readonly id: CropId | null }
  | { readonly errors: Readonly<Partial<Record<keyof CropCells, string>>> };

/** Finds crops by `Manzano (Fuji)`, or by their name in one cell and their variety in another. */
export function cropFinder(crops: readonly Crop[]) {
  const byLabel = nameFinder(
    crops.map((crop) => ({ id: crop.id, name: cropLabel(crop), also: loose(crop) })),
  );
  const byName = new Map<string, Crop[]>();
  for (const crop of crops) {
    const name = searchForm(crop.name);
    byName.set(name, [...(byName.get(name) ?? []), crop]);
  }
  const names = nameFinder([...byName.values()].map(([first]) => ({ id: first!.id, name: first!.name })));

  const find = ({ crop, variety }: CropCells): Answer => {
    if (variety.trim() !== '') return ofVariety(crop, variety.trim());
    const whole = byLabel.find(crop);
    if ('id' in whole) return whole;
    const same = byName.get(searchForm(crop)) ?? [];
    const plain = same.find(({ variantName }) => variantName === null);
    if (plain) return { id: plain.id };
    if (same.length === 1) return { id: same[0]!.id };
    if (same.length === 0) {
      const named = names.find(crop);
      const isNear = whole.error !== TABLE_MESSAGES.unknown(crop.trim());
      return { errors: { crop: isNear || 'id' in named ? whole.error : named.error } };
    }
    return {
      errors: {
        variety: TABLE_MESSAGES.whichVariety(
          same[0]!.name,
          same.map(({ variantName }) => variantName ?? ''),
        ),
      },
    };
  };

  const ofVariety = (crop: string, variety: string): Answer => {
    if (crop.trim() === '') return { errors: { crop: TABLE_MESSAGES.cropBeforeVariety } };
    const whole = byLabel.find(crop);
    if ('id' in whole && crops.some(({ id, variantName }) => id === whole.id && variantName === variety))
      return whole;
    const named = names.find(crop);
    if ('error' in named) return { errors: { crop: named.error } };
    const kind = crops.find(({ id }) => id === named.id);
    const same = crops.filter(({ name }) => name === kind?.name);
    const wanted = searchForm(variety);
    const found = same.find(({ variantName }) => variantName !== null && searchForm(variantName) === wanted);
    if (found) return { id: found.id };
    const varieties = nameFinder(
      same.flatMap(({ id, variantName }) => (variantName === null ? [] : [{ id, name: variantName }])),
    );
    const near = varieties.find(variety);
    const isNear = 'error' in near && near.error !== TABLE_MESSAGES.unknown(variety);
    return {
      errors: { variety: isNear ? near.error : TABLE_MESSAGES.noVariety(kind?.name ?? crop, variety) },
    };
  };

  return { find, shown: byLabel.shown };
}

/** `Manzano Fuji` is understood too. */
const loose = ({ name, variantName }: Crop): string[] =>
  variantName === null ? [] : [`${name} ${variantName}`];
