import { type Crop, cropLabel, type Pest, type Season, sortSeasons, speciesOf } from '@vigia/domain/farm';
import type { Option } from '../../controls/select/option-list.tsx';

/** The value for every season or crop. */
export const ALL = 'all';
export type OrAll<Id> = Id | typeof ALL;

const spanish = new Intl.Collator('es-CL', { sensitivity: 'base', numeric: true });

/** Sorts options by label in Spanish order: ñ after n, ignoring accents and case, numbers by size. */
export function inSpanishOrder<O extends { readonly label: string }>(options: readonly O[]): O[] {
  return [...options].sort((a, b) => spanish.compare(a.label, b.label));
}

type CropChoice = Pick<Crop, 'id' | 'name' | 'variantName'>;
/** `Manzano (Gala)`, in Spanish order. */
export function cropOptions(crops: readonly CropChoice[]): Option<number>[] {
  return inSpanishOrder(crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) })));
}

/** In Spanish order, each with its species, which the search finds too. */
export function pestOptions(pests: readonly Pest[]): Option<number>[] {
  return inSpanishOrder(
    pests.map(({ id, name }) => {
      const species = speciesOf(id);
      return { value: id, label: name, ...(species !== '' && { detail: species, alsoFoundBy: species }) };
    }),
  );
}

type SeasonChoice = Pick<Season, 'id' | 'name' | 'start'>;
/** Latest start first. */
export function seasonOptions(seasons: readonly SeasonChoice[]): Option<number>[] {
  return sortSeasons(seasons).map(({ id, name }) => ({ value: id, label: name }));
}
