import { type Crop, cropLabel, type Season, sortSeasons } from '@vigia/domain';
import type { Option } from '../select/option-list.tsx';

/** The value that stands for every season or crop. */
export const ALL = 'all';
export type OrAll<Id> = Id | typeof ALL;

const spanish = new Intl.Collator('es-CL', { sensitivity: 'base', numeric: true });

/** By label in Spanish order: ñ after n, accents and case aside, numbers as numbers. */
export function inSpanishOrder<O extends { readonly label: string }>(options: readonly O[]): O[] {
  return [...options].sort((a, b) => spanish.compare(a.label, b.label));
}

type CropChoice = Pick<Crop, 'id' | 'name' | 'variantName'>;
/** `Manzano (Gala)`, in Spanish order. */
export function cropOptions(crops: readonly CropChoice[]): Option<number>[] {
  return inSpanishOrder(crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) })));
}

type SeasonChoice = Pick<Season, 'id' | 'name' | 'start'>;
/** Newest start first. */
export function seasonOptions(seasons: readonly SeasonChoice[]): Option<number>[] {
  return sortSeasons(seasons).map(({ id, name }) => ({ value: id, label: name }));
}
