import type { IsoDate } from '@vigia/domain';
import { counted, formatDay } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const stations = (count: number) => counted(count, 'estación', 'estaciones');

/** Words of “Abrir temporada nueva”. */
export const OPEN_SEASON = room('open-season', {
  title: 'Abrir temporada nueva',
  save: 'Abrir temporada',
  opened: (name: string, moved: number, biofixes: number) =>
    `Temporada abierta: ${name}, con ${stations(moved)} y ${biofixes} biofix`,
  undo: 'Deshacer',
  undone: (last: string) => `Apertura deshecha: las estaciones vuelven a ${last}`,
  notUndone: 'No se pudo deshacer. Las estaciones siguen en la temporada nueva.',
  stillThere: (name: string) => `Las estaciones volvieron, pero la temporada ${name} no se pudo eliminar`,
  existing: (name: string) =>
    `La temporada ${name} ya existe y no tiene estaciones: se completa con lo que elija aquí.`,
  ahead: (start: IsoDate, last: string) =>
    `Comienza el ${formatDay(start)}. Las estaciones que pase dejan de verse en ${last} desde que guarde, y sus gráficos comienzan ese día.`,
  biofix: (pest: string, sector: string) => `${pest} en ${sector}`,
  stations: 'Estaciones que pasan a la temporada',
  stationsHelp: 'Las que deje fuera, y las archivadas, quedan donde están.',
  noStations: 'El cliente no tiene estaciones.',
  chosen: (chosen: number, all: number) => `${chosen} de ${all}`,
  showStations: (sector: string) => `Ver estaciones de ${sector}`,
  hideStations: (sector: string) => `Ocultar estaciones de ${sector}`,
  inSeason: (season: string) => `en ${season}`,
  withoutSeason: 'sin temporada',
  biofixes: 'Biofix que se proponen',
  biofixesHelp: (last: string) =>
    `Un año después de los de ${last}. Nadie los ha observado todavía: son fechas de calendario hasta que informe el biofix.`,
  noBiofixes: 'No hay biofix que proponer: la temporada anterior no tiene, o no caen en estas fechas.',
  date: 'Fecha',
  type: 'Tipo',
  /** Default comment of a biofix. */
  comment: (last: string) => `Según la temporada ${last}`,
});

export type OpenSeasonWords = (typeof OPEN_SEASON)['spanish'];
