import { PEST_DOCUMENTS, type PestDocument } from '@vigia/domain/pests';

const known = PEST_DOCUMENTS.find(({ id }) => id === 2) as PestDocument;

/** A pest that no installation has: figures of another one, with a lower threshold of its own. */
export const NEW_PEST = {
  ...known,
  id: 1000,
  version: 1,
  name: 'Chinche pintada',
  species: 'Bagrada hilaris',
  nameIn: {},
  chip: { days: 7, okUpTo: 2, warningUpTo: 5 },
  model: { ...(known.model as NonNullable<PestDocument['model']>), lower: ownLower(), generations: 2 },
} satisfies PestDocument;

function ownLower() {
  const source = 'made for tests';
  return { value: 12.5, source, sourceEs: 'hecho para pruebas', confidence: 'C', origin: 'ours' } as const;
}
