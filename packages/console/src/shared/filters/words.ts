import { room } from '@vigia/ui';

/** `una temporada, un campo y una plaga` */
const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** The notice of a link that names something that does not exist. */
export const STALE_LINKS = room('stale-links', {
  parts: {
    season: 'una temporada',
    sector: 'un campo',
    crop: 'un hospedero',
    pest: 'una plaga',
    period: 'un período',
    station: 'una estación',
  },
  notThere: (parts: readonly string[]) =>
    `El enlace pedía ${listed.format(parts)} que no está en estos datos. Se muestra lo disponible.`,
});
