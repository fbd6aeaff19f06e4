import { room } from '@vigia/ui';

/** Words for the source of a chart. */
export const SOURCES = room('sources', {
  allSectors: 'Todos los campos',
  model: (name: string) => `A.I. ${name}`,
  generalModel: 'A.I. general',
});

export type SourceWords = (typeof SOURCES)['spanish'];
