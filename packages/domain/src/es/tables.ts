import { counted } from './counted.ts';

/** What a column of a pasted table is called: first its own title, then the others that are understood. */
export interface ColumnWords {
  readonly titles: readonly [string, ...string[]];
  /** A cell of the example row of its template. */
  readonly example: string;
}

const latitude = {
  titles: ['Latitud', 'Lat', 'Latitude', 'Coordenada latitud'],
  example: '-33,4512',
} as const;
const longitude = {
  titles: ['Longitud', 'Lon', 'Long', 'Lng', 'Longitude', 'Coordenada longitud'],
  example: '-70,6653',
} as const;

/** Columns of a table of stations. */
export const STATION_COLUMN_WORDS = {
  sector: { titles: ['Campo', 'Predio', 'Fundo', 'Sector', 'Nombre del campo'], example: 'Fundo El Peral' },
  name: {
    titles: ['Estación', 'Nombre', 'Nombre de la estación', 'Nombre estación', 'Punto', 'Station'],
    example: 'Cuartel 4 Norte',
  },
  latitude,
  longitude,
  season: { titles: ['Temporada', 'Season'], example: '2026–27' },
  crop: { titles: ['Hospedero', 'Cultivo', 'Especie', 'Crop'], example: 'Manzano' },
  variety: { titles: ['Variedad', 'Cultivar', 'Variety'], example: 'Fuji' },
  pest: { titles: ['Plaga', 'Plaga objetivo', 'Pest'], example: 'Cydia pomonella' },
  tags: { titles: ['Tags', 'Etiquetas', 'Etiqueta', 'Tag'], example: 'borde; riego 2' },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** Columns of a table of fields. */
export const SECTOR_COLUMN_WORDS = {
  name: {
    titles: ['Campo', 'Nombre', 'Nombre del campo', 'Predio', 'Fundo', 'Sector'],
    example: 'Fundo El Peral',
  },
  locality: { titles: ['Localidad', 'Comuna', 'Ciudad'], example: 'San Fernando' },
  region: { titles: ['Región', 'Region'], example: 'O’Higgins' },
  latitude,
  longitude,
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** Columns of a table of devices. */
export const NODE_COLUMN_WORDS = {
  serial: {
    titles: ['Número de serie', 'Dispositivo', 'Serie', 'Serial', 'N° de serie', 'Nº de serie', 'N° serie'],
    example: 'VG-0042',
  },
  firmwareVersion: { titles: ['Firmware', 'Versión', 'Versión de firmware'], example: '2.1.0' },
  imei: { titles: ['IMEI'], example: '356938035643809' },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** What a cell that cannot be taken says. */
export const TABLE_MESSAGES = {
  notFound: 'No existe o no está en uso',
  didYouMean: (text: string, name: string) => `«${text}» no existe. ¿Quiso decir «${name}»?`,
  unknown: (text: string) => `«${text}» no existe`,
  several: (text: string) => `Hay más de uno con el nombre «${text}»`,
  severalStations: (text: string) => `Hay más de una estación «${text}»: diga el campo`,
  sameStations: (text: string) => `El campo tiene más de una estación «${text}»: edítelas una por una`,
  whichVariety: (crop: string, varieties: readonly string[]) =>
    `Diga la variedad de ${crop}: ${varieties.join(', ')}`,
  noVariety: (crop: string, variety: string) => `${crop} no tiene la variedad «${variety}»`,
  cropBeforeVariety: 'Diga también el hospedero',
  chooseSector: 'Ingrese el campo',
  repeats: (row: number) => `Repite la fila ${row}`,
  hasStations: (stations: number) =>
    `El campo tiene ${counted(stations, 'estación activa', 'estaciones activas')}`,
  installed: (station: string) => `El dispositivo está instalado en ${station}`,
  elsewhere: 'Está en servicio con otro cliente',
} as const;

/** The beginning of a sentence about a row. */
export const inRow = (row: number, message: string): string => `fila ${row}: ${message}`;
