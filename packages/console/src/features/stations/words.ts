import { counted, FILTER_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const STATIONS = room('station-list', {
  title: 'Estaciones',
  subtitle: (stations: number, sectors: number) =>
    stations === 0
      ? 'Ninguna estación'
      : `${counted(stations, 'estación', 'estaciones')} en ${counted(sectors, 'campo', 'campos')}`,
  found: (shown: number, total: number) => `${shown} de ${counted(total, 'estación', 'estaciones')}`,
  waiting: (type: string) => `Cargando los reportes de ${type}`,
  notLoaded: (type: string) => `No se cargaron los reportes de ${type}`,
  notLoadedKept: 'Los filtros se conservan. Al reintentar se ven las estaciones que los tienen.',
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
  noReport: (report: string, days: string) => `Ninguna estación tiene ${report} ${days}`,
  noReportOf: (station: string, report: string, days: string) => `${station} no tiene ${report} ${days}`,
  noReportHint: 'Elija otras fechas u otro tipo de registro.',
  withoutType: 'Quitar el tipo de registro',
  empty: 'No hay estaciones con estos filtros',
  emptyHint: 'Elija otra temporada, o "Todas", y quite los demás filtros.',
  nothing: 'Ninguna estación coincide',
  nothingHint: 'Cambie la búsqueda o los filtros.',
  clear: 'Borrar la búsqueda',
});

export type StationsWords = (typeof STATIONS)['spanish'];
