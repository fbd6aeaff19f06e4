import { room } from '../../words/room.ts';

/** Words of the selectors of farm data. */
export const SELECTORS = room('selectors', {
  crop: 'Hospedero',
  season: 'Temporada',
  client: 'Cliente',
  typeAName: 'Escriba un nombre',
});
