import type { PestId } from '../entities/ids.ts';
import { ownCatalogue } from './installed.ts';
import { PESTS } from './pests.ts';

/** Which document the figures of a pest stand in. */
export interface UsedDocument {
  readonly species: string;
  readonly version: number;
  /** One of the installation's own catalogue; otherwise the product brings it. */
  readonly isOwn: boolean;
}

/** The document in use for a pest; null for a pest that the catalogue does not have. */
export function usedDocument(pestId: PestId): UsedDocument | null {
  const pest = PESTS.get(pestId);
  if (!pest) return null;
  const isOwn = ownCatalogue().documents.some(({ id }) => id === pestId);
  return { species: pest.species, version: pest.version, isOwn };
}
