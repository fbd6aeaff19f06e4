import type { Pest } from '../entities/catalogue.ts';
import type { PestId } from '../entities/ids.ts';

export interface CataloguePest extends Pest {
  readonly species: string;
  readonly kind: 'insect' | 'fungus';
  /** Under official control: its reports carry the CSG code of the orchard. */
  readonly csgCode?: boolean;
  /** What models found on its photos is drawn as series of its own. */
  readonly inferenceSeries?: boolean;
}

/**
 * What can be monitored. The ids 1, 2, 6 and 13 are given by the specification, the others are the project's
 * choice.
 */
const ENTRIES: readonly CataloguePest[] = [
  {
    id: 1,
    name: 'Polilla del racimo de la vid',
    species: 'Lobesia botrana',
    kind: 'insect',
    csgCode: true,
    inferenceSeries: true,
  },
  { id: 2, name: 'Carpocapsa', species: 'Cydia pomonella', kind: 'insect' },
  { id: 3, name: 'Polilla oriental de la fruta', species: 'Grapholita molesta', kind: 'insect' },
  { id: 4, name: 'Escama de San José', species: 'Diaspidiotus perniciosus', kind: 'insect' },
  { id: 5, name: 'Enrollador de los frutales', species: 'Proeulia auraria', kind: 'insect' },
  { id: 6, name: 'Mosca de la fruta', species: 'Ceratitis capitata', kind: 'insect' },
  { id: 10, name: 'Polilla del algarrobo', species: 'Ectomyelois ceratoniae', kind: 'insect' },
  { id: 11, name: 'Polilla del tomate', species: 'Tuta absoluta', kind: 'insect' },
  { id: 12, name: 'Drosófila de alas manchadas', species: 'Drosophila suzukii', kind: 'insect' },
  { id: 13, name: 'Chicharrita del maíz', species: 'Dalbulus maidis', kind: 'insect' },
  { id: 14, name: 'Gusano cogollero', species: 'Spodoptera frugiperda', kind: 'insect' },
  { id: 20, name: 'Oídio', species: 'Erysiphe necator', kind: 'fungus' },
];

export const PESTS: ReadonlyMap<PestId, CataloguePest> = new Map(ENTRIES.map((pest) => [pest.id, pest]));

/** The Latin name of a pest's species; empty for none and for one that the catalogue does not have. */
export const speciesOf = (pestId: PestId | null): string =>
  pestId === null ? '' : (PESTS.get(pestId)?.species ?? '');

/** What a pest is searched by: its common name and that of its species. */
export const pestSearchText = ({ id, name }: Pest): string => `${name} ${speciesOf(id)}`.trim();
