import type { UsedDocument } from '../catalogue/used-document.ts';

/** `Bagrada hilaris v3, catálogo de la instalación`: the document in which the figures of a pest stand. */
export const documentName = ({ species, version, isOwn }: UsedDocument): string =>
  `${species} v${version}, ${isOwn ? 'catálogo de la instalación' : 'incluido en Vigía'}`;
