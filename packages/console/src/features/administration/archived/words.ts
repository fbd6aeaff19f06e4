import { room } from '@vigia/ui';

/** Words about archived things and their restoring. */
export const ARCHIVED = room('archived', {
  toggle: 'Archivados',
  state: 'Estado',
  empty: 'Nada archivado',
  emptyHint: 'Aquí aparece lo que se archiva o se da de baja, para restaurarlo.',
  notAllLoaded: 'No se pudieron cargar los campos archivados.',
  restore: 'Restaurar',
  clients: 'Clientes archivados',
  clientsNote: 'Al restaurar un cliente, sus usuarios vuelven a ingresar y encuentran todo como estaba.',
  noClients: 'Ningún cliente archivado',
  noClientsHint: 'Un cliente se archiva con el botón que aparece a su lado al elegirlo.',
  clientsFailed: 'No se pudo cargar la lista de clientes archivados.',
  restoreClient: (name: string) => `Restaurar ${name}`,
  clientBack: (name: string) => `Cliente restaurado: ${name}`,
});

export type ArchivedWords = (typeof ARCHIVED)['spanish'];
