import type { Crop } from '../entities/catalogue.ts';
import type { CropId } from '../entities/ids.ts';
import { installedTable } from './installed.ts';

export interface CatalogueCrop extends Crop {
  readonly species: string;
  /** Powdery mildew (Gubler index) is followed on this crop: it has the Hongos tab and report. */
  readonly powderyMildew: boolean;
  /** Metric of the growing degree-hours that are followed on this crop; null for none. */
  readonly degreeHourMetric: string | null;
}

const DEGREE_HOURS = 'gdh_mean_4dot5_25';

function crop(
  id: CropId,
  name: string,
  variantName: string | null,
  species: string,
  { powderyMildew = false, degreeHourMetric = null }: Partial<CatalogueCrop> = {},
): CatalogueCrop {
  return { id, name, variantName, species, powderyMildew, degreeHourMetric };
}

/**
 * The crops of the product. The specification fixes vine (1), whose mildew is followed, and the three apple
 * varieties of the degree-hour model (22, 23, 24); the other ids are the project's choice. The vine is one crop
 * without varieties, because mildew is tied to that one id.
 */
export const BUILT_IN_CROPS: readonly CatalogueCrop[] = [
  crop(1, 'Vid', null, 'Vitis vinifera', { powderyMildew: true }),
  crop(10, 'Cerezo', 'Lapins', 'Prunus avium'),
  crop(11, 'Cerezo', 'Regina', 'Prunus avium'),
  crop(12, 'Cerezo', 'Santina', 'Prunus avium'),
  crop(15, 'Ciruelo', "D'Agen", 'Prunus domestica'),
  crop(16, 'Durazno', null, 'Prunus persica'),
  crop(17, 'Nectarín', null, 'Prunus persica var. nucipersica'),
  crop(18, 'Almendro', null, 'Prunus dulcis'),
  crop(22, 'Manzano', 'Fuji', 'Malus domestica', { degreeHourMetric: DEGREE_HOURS }),
  crop(23, 'Manzano', 'Gala', 'Malus domestica', { degreeHourMetric: DEGREE_HOURS }),
  crop(24, 'Manzano', 'Cripps Pink', 'Malus domestica', { degreeHourMetric: DEGREE_HOURS }),
  crop(25, 'Peral', 'Packham’s Triumph', 'Pyrus communis'),
  crop(30, 'Maíz', null, 'Zea mays'),
  crop(40, 'Tomate', null, 'Solanum lycopersicum'),
  crop(50, 'Nogal', 'Chandler', 'Juglans regia'),
  crop(60, 'Arándano', null, 'Vaccinium corymbosum'),
];

const BUILT_IN_IDS: ReadonlySet<CropId> = new Set(BUILT_IN_CROPS.map(({ id }) => id));

/** A variety of a crop that the product knows is followed like it; another crop has no models. */
function ownCrop({ id, name, variantName }: Crop): CatalogueCrop {
  const like = BUILT_IN_CROPS.find((known) => known.name === name);
  return crop(id, name, variantName, like?.species ?? '', like);
}

/** The crops of this installation. */
export const CROPS: ReadonlyMap<CropId, CatalogueCrop> = installedTable(
  BUILT_IN_CROPS.map((entry) => [entry.id, entry]),
  ({ crops }) => crops.filter(({ id }) => !BUILT_IN_IDS.has(id)).map((own) => [own.id, ownCrop(own)]),
);

/** `Manzano (Fuji)`, or `Vid` when there is no variety. */
export function cropLabel({ name, variantName }: Pick<Crop, 'name' | 'variantName'>): string {
  return variantName === null ? name : `${name} (${variantName})`;
}
