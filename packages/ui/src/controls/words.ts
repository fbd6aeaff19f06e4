import { formatNumber } from '@vigia/domain/es';
import { room } from '../words/room.ts';

/** Words of controls of every kind. */
export const CONTROLS = room('controls', {
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Borrar',
  remove: 'Quitar',
  retry: 'Reintentar',
  busy: 'Trabajando',
  loading: 'Cargando',
});

/** Words beside the pages of a table. */
export const PAGES = room('pages', {
  pages: 'Páginas',
  rowsPerPage: 'Filas por página:',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageRange: (from: number, to: number, total: number) =>
    `${formatNumber(from, 0)}–${formatNumber(to, 0)} de ${formatNumber(total, 0)}`,
});
