import { lowerFirst } from './sentences.ts';

/** A column of the template of a file of several stations: its title, and a cell of its example. */
export const MEASUREMENT_TEMPLATE = [
  ['Fecha', '2026-11-20 13:00'],
  ['Campo', 'Fundo El Peral'],
  ['Estación', 'Cuartel 4 Norte'],
  ['Temperatura (°C)', '18,4'],
  ['Humedad relativa (%)', '61'],
  ['Lluvia (mm)', '0,2'],
  ['Radiación solar (W/m²)', '540'],
  ['Viento (km/h)', '7,5'],
  ['Mojamiento foliar (min)', '0'],
  ['Capturas', '12'],
  ['Capturas Lobesia botrana', '3'],
  ['Producto', 'Clorantraniliprol'],
  ['Dosis', '20'],
  ['Unidad', 'cc/100L'],
  ['Plaga', 'Carpocapsa'],
] as const;

/** What is wrong with a line of a file of several stations. */
export const STATION_LINE_MESSAGES = {
  noStation: 'falta la estación',
  noSuchId: (text: string) => `no existe la estación ${text}`,
  several: (text: string) => `hay más de una estación «${text}»: agregue la columna «Campo»`,
  sameSector: (text: string) =>
    `el campo tiene más de una estación «${text}»: escriba su número de identificación, como #12`,
  notThere: (text: string, sector: string) => `el campo «${sector}» no tiene una estación «${text}»`,
  archived: (text: string) => `la estación «${text}» está archivada: no recibe datos`,
  notAllowed: 'usted no puede importar mediciones de esta estación',
} as const;

/** What is wrong with a spray of such a file. */
export const SPRAY_MESSAGES = {
  noProduct: 'falta el producto de la aplicación',
  noDose: 'falta la dosis de la aplicación',
  badDose: (text: string) => `dosis: «${text}» no es un número desde 0`,
  noMeasure: (measures: readonly string[]) => `falta la unidad de la dosis: ${measures.join(', ')}`,
  badMeasure: (text: string, measures: readonly string[]) =>
    `unidad «${text}»: se espera ${measures.join(', ')}`,
  noPest: 'falta la plaga de la aplicación: la estación no tiene una',
  future: 'la fecha de la aplicación está en el futuro',
  tooMany: (most: number) => `el archivo tiene más de ${most} aplicaciones: divídalo en varios`,
  notAllowed: 'usted no puede informar aplicaciones en este campo',
} as const;

/** What is wrong with a field count of such a file. */
export const COUNT_MESSAGES = {
  noCount:
    'se espera lo encontrado desde el conteo anterior, y no un total acumulado ni lo que se ve en una foto',
  badNumber: (text: string, most: string) => `capturas: «${text}» no es un número entero de 0 a ${most}`,
  noPest: 'falta la plaga de las capturas: la estación no tiene una',
  badPest: (error: string) => `plaga: ${lowerFirst(error)}`,
  future: 'la fecha del conteo está en el futuro',
  twice: (line: number) => `ya hay otro conteo de esa plaga y ese día en la línea ${line}`,
  tooMany: (most: string) => `el archivo tiene más de ${most} conteos: divídalo en varios`,
} as const;
