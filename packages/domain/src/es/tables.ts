import { counted } from './counted.ts';

/** What a column of a pasted table is called. */
export interface ColumnWords {
  readonly title: string;
  /** Further titles that are understood. */
  readonly also: readonly string[];
  /** A cell of the example row of its template. */
  readonly example: string;
}

const latitude = {
  title: 'Latitud',
  also: ['Lat', 'Latitude', 'Coordenada latitud'],
  example: '-33,4512',
} as const;
const longitude = {
  title: 'Longitud',
  also: ['Lon', 'Long', 'Lng', 'Longitude', 'Coordenada longitud'],
  example: '-70,6653',
} as const;

/** Columns of a table of stations. */
export const STATION_COLUMN_WORDS = {
  sector: {
    title: 'Campo',
    also: ['Predio', 'Fundo', 'Sector', 'Nombre del campo'],
    example: 'Fundo El Peral',
  },
  name: {
    title: 'Estación',
    also: ['Nombre', 'Nombre de la estación', 'Nombre estación', 'Punto', 'Station'],
    example: 'Cuartel 4 Norte',
  },
  latitude,
  longitude,
  season: { title: 'Temporada', also: ['Season'], example: '2026–27' },
  crop: { title: 'Hospedero', also: ['Cultivo', 'Especie', 'Crop'], example: 'Manzano' },
  variety: { title: 'Variedad', also: ['Cultivar', 'Variety'], example: 'Fuji' },
  pest: { title: 'Plaga', also: ['Plaga objetivo', 'Pest'], example: 'Cydia pomonella' },
  tags: { title: 'Tags', also: ['Etiquetas', 'Etiqueta', 'Tag'], example: 'borde; riego 2' },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** Columns of a table of fields. */
export const SECTOR_COLUMN_WORDS = {
  name: {
    title: 'Campo',
    also: ['Nombre', 'Nombre del campo', 'Predio', 'Fundo', 'Sector'],
    example: 'Fundo El Peral',
  },
  locality: { title: 'Localidad', also: ['Comuna', 'Ciudad'], example: 'San Fernando' },
  region: { title: 'Región', also: ['Region'], example: 'O’Higgins' },
  latitude,
  longitude,
  area: {
    title: 'Superficie (ha)',
    also: ['Hectáreas', 'ha', 'Área', 'Superficie del campo'],
    example: '12,5',
  },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** Columns of a table of devices. */
export const NODE_COLUMN_WORDS = {
  serial: {
    title: 'Número de serie',
    also: ['Dispositivo', 'Serie', 'Serial', 'N° de serie', 'Nº de serie', 'N° serie'],
    example: 'VG-0042',
  },
  firmwareVersion: { title: 'Firmware', also: ['Versión', 'Versión de firmware'], example: '2.1.0' },
  imei: { title: 'IMEI', also: [], example: '356938035643809' },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** Columns of a table of people. */
export const PERSON_COLUMN_WORDS = {
  firstName: { title: 'Nombre', also: ['Nombres', 'Primer nombre', 'First name'], example: 'Ana' },
  lastName: { title: 'Apellido', also: ['Apellidos', 'Last name', 'Surname'], example: 'Rojas' },
  email: {
    title: 'Correo electrónico',
    also: ['Correo', 'E-mail', 'Email', 'Mail', 'Correo-e'],
    example: 'ana.rojas@ejemplo.cl',
  },
  role: { title: 'Rol', also: ['Perfil', 'Tipo de usuario', 'Role'], example: 'Agricultor' },
  sectors: {
    title: 'Campos',
    also: ['Campo', 'Predios', 'Fundos', 'Sectores', 'Campos que ve'],
    example: 'Fundo El Peral; Fundo Los Boldos',
  },
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
  yes: 'sí',
  personIsThere: 'Esta persona ya está con otro dato: cámbielo en su ficha',
  peopleStay: 'Las personas no se archivan: deshabilítelas en su ficha',
  everySector: (role: string) => `${role} alcanza todos los campos: deje la celda vacía`,
  elsewhere: 'Está en servicio con otro cliente',
} as const;

/** What becomes of a row of a table. */
export const ROW_OUTCOME_WORDS = {
  new: 'Nueva',
  changed: 'Cambia',
  archived: 'Se archiva',
  same: 'Igual',
  wrong: 'Con error',
} as const;

/** The beginning of a sentence about a row. */
export const inRow = (row: number, message: string): string => `fila ${row}: ${message}`;
