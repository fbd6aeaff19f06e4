import { counted, FILTER_WORDS } from '@vigia/domain';

export const WORDS = {
  title: 'Estaciones',
  subtitle: (stations: number, sectors: number) =>
    `${counted(stations, 'estación', 'estaciones')} en ${counted(sectors, 'campo', 'campos')}`,
  found: (shown: number, total: number) => `${shown} de ${counted(total, 'estación', 'estaciones')}`,
  map: 'Mapa de estaciones',
  table: 'Estaciones',
  file: 'estaciones',
  columns: {
    name: 'Estación',
    node: 'Dispositivo',
    sector: 'Recinto',
    crop: 'Hospedero',
    pest: 'Plaga',
    season: 'Temporada',
    tags: 'Tags',
  },
  none: FILTER_WORDS.none,
  empty: 'No hay estaciones con estos filtros',
  emptyHint: 'Elija otra temporada, o "Todas", y quite los demás filtros.',
  nothing: 'Ninguna estación coincide',
  nothingHint: 'Cambie la búsqueda o los filtros.',
  clear: 'Borrar la búsqueda',
} as const;
