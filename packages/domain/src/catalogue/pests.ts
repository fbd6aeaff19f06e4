import type { Pest } from '../entities/catalogue.ts';
import type { PestId } from '../entities/ids.ts';
import { PEST_HEADS } from './documents/heads.ts';
import { installedPests } from './installed.ts';
import { type CataloguePest, cataloguePestOf } from './pest-of.ts';

/**
 * What can be monitored in this installation. Of the built-in ids 1, 2, 6 and 13 are given by the specification, the
 * others are the project's choice.
 */
export const PESTS: ReadonlyMap<PestId, CataloguePest> = installedPests(
  PEST_HEADS.map((head) => [head.id, cataloguePestOf(head)]),
  cataloguePestOf,
);

/** Whether it is caught in traps: insects are, fungi are not. */
export const isTrapped = (pestId: PestId): boolean => PESTS.get(pestId)?.kind === 'insect';

/** The Latin name of a pest's species; empty for none and for one that the catalogue does not have. */
export const speciesOf = (pestId: PestId | null): string =>
  pestId === null ? '' : (PESTS.get(pestId)?.species ?? '');

/** What a pest is searched by: its common name and that of its species. */
export const pestSearchText = ({ id, name }: Pest): string => `${name} ${speciesOf(id)}`.trim();
