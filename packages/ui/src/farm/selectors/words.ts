import { room } from '../../words/room.ts';

/** What the selectors of a farm say. */
export const SELECTORS = room('selectors', {
  crop: 'Hospedero',
  season: 'Temporada',
  client: 'Cliente',
  typeAName: 'Escriba un nombre',
});
