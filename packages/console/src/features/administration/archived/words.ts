import { room } from '@vigia/ui';

/** Words about archived things and their restoring. */
export const ARCHIVED = room('archived', {
  toggle: 'Archivados',
  state: 'Estado',
  archived: 'Archivado',
  archivedStation: 'Archivada',
  decommissioned: 'Dado de baja',
  empty: 'Nada archivado',
  emptyHint: 'Aquí aparece lo que se archiva o se da de baja, para restaurarlo.',
  notAllLoaded: 'No se pudieron cargar los campos archivados.',
  restore: 'Restaurar',
  askSector: (name: string) => `¿Restaurar el campo ${name}?`,
  sectorNote: 'Vuelve a las listas con su historia. Sus estaciones archivadas se restauran una por una.',
  sectorBack: (name: string) => `Campo restaurado: ${name}`,
  askStation: (name: string) => `¿Restaurar la estación ${name}?`,
  stationNote:
    'Vuelve a las listas con su historia y sin dispositivo: el que tenía quedó libre cuando se archivó.',
  stationBack: (name: string) => `Estación restaurada: ${name}`,
  askNode: (serial: string) => `¿Restaurar el dispositivo ${serial}?`,
  nodeNote: 'Vuelve a las listas, se puede instalar y su llave vuelve a servir.',
  nodeBack: (serial: string) => `Dispositivo restaurado: ${serial}`,
  clients: 'Clientes archivados',
  clientsNote: 'Al restaurar un cliente, sus usuarios vuelven a ingresar y encuentran todo como estaba.',
  noClients: 'Ningún cliente archivado',
  noClientsHint: 'Un cliente se archiva con el botón que aparece a su lado al elegirlo.',
  clientsFailed: 'No se pudo cargar la lista de clientes archivados.',
  restoreClient: (name: string) => `Restaurar ${name}`,
  clientBack: (name: string) => `Cliente restaurado: ${name}`,
});

export type ArchivedWords = (typeof ARCHIVED)['spanish'];
