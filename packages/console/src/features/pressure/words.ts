import type { IsoDate } from '@vigia/domain';
import type { ChipRule } from '@vigia/domain/captures';
import {
  CHIP_LEVEL_WORDS,
  counted,
  countedDays,
  documentName,
  formatDay,
  formatNumber,
} from '@vigia/domain/es';
import type { PressureScale, TrapRule } from '@vigia/domain/pressure';
import { room } from '@vigia/ui';

const traps = (count: number) => counted(count, 'trampa', 'trampas');
const captures = (count: number) => counted(count, 'captura', 'capturas');
const window = (days: number) => (days === 1 ? 'ese día' : `los ${countedDays(days)} hasta esa fecha`);

/** What was read up to a day. */
export interface DayTotals {
  readonly days: number;
  readonly read: number;
  readonly unread: number;
  readonly captures: number;
  /** The trap with most captures; null where all have none. */
  readonly most: { readonly name: string; readonly captures: number } | null;
}

function sentenceOf({ days, read, unread, captures: sum, most }: DayTotals): string {
  const all = read + unread;
  if (read === 0) {
    const nobody = all === 1 ? 'La trampa no tiene' : `Ninguna de las ${traps(all)} tiene`;
    return `${nobody} lectura en ${window(days)}.`;
  }
  const found =
    most === null
      ? 'ninguna captura'
      : `${captures(sum)}; la que más, ${most.name} con ${formatNumber(most.captures, 0)}`;
  const others = unread === 0 ? '' : ` ${traps(unread)} sin lectura.`;
  return `${read === 1 ? '1 trampa leída' : `${formatNumber(read, 0)} trampas leídas`} en ${window(days)}: ${found}.${others}`;
}

const bounds = ({ okUpTo, warningUpTo }: Pick<ChipRule, 'okUpTo' | 'warningUpTo'>) =>
  `verde hasta ${formatNumber(okUpTo, 0)} y amarillo hasta ${formatNumber(warningUpTo, 0)} por trampa`;

function scaleText({ rule }: PressureScale): string {
  if (rule === null)
    return 'La plaga no tiene umbral en esta fecha: los tramos son de Vigía, iguales para toda plaga, y no dicen si hay que actuar.';
  if (rule.since !== null)
    return `Los tramos siguen el umbral del cliente, fijado el ${formatDay(rule.since)}: ${bounds(rule)}.`;
  const name = rule.document ? documentName(rule.document) : '';
  return `Los tramos siguen el umbral del modelo de la plaga${name && ` (${name})`}: ${bounds(rule)}.`;
}

function ruleText({
  programme,
  host,
  hectaresPerTrap,
  leastForExport,
  readWithin,
  source,
}: TrapRule): string {
  const dated = source.dated === null ? 'sin fecha' : formatDay(source.dated);
  return `Según «${source.title}» (${source.publisher}, ${dated}; consultado el ${formatDay(source.readOn)}), el ${programme} pide en ${host} 1 trampa cada ${hectaresPerTrap} ha, al menos ${leastForExport} en huertos de exportación, y revisarlas cada ${countedDays(readWithin)}.`;
}

export const PRESSURE = room('pressure', {
  title: 'Presión de capturas',
  subtitle: (client: string) => `Qué capturaron las trampas de ${client}, día a día en el mapa`,
  list: 'Campos',
  form: {
    label: 'Qué se mira',
    season: 'Temporada',
    sector: 'Campo',
    allSectors: 'Todos los campos con trampas',
    pest: 'Plaga',
    radius: 'Radio por trampa',
    metres: (radius: number) => `${formatNumber(radius, 0)} m`,
  },
  map: {
    title: 'Capturas en el mapa',
    label: (pest: string) => `Mapa de capturas de ${pest}`,
    captures: (count: number, days: number) => `${captures(count)} en ${countedDays(days)}`,
    unread: (days: number) => `sin lectura en ${countedDays(days)}`,
    unreadMark: '?',
    lastRead: (day: IsoDate | null) =>
      day === null ? 'Sin lectura en la temporada' : `Última lectura: ${formatDay(day)}`,
    unplaced: (names: readonly string[]) =>
      `${traps(names.length)} sin ubicación no ${names.length === 1 ? 'está' : 'están'} en el mapa: ${names.join(', ')}.`,
    nonePlaced: 'Estas trampas no tienen ubicación',
    nonePlacedHint:
      'Fije la ubicación de cada estación para ver sus capturas en el mapa. Abajo están en la tabla.',
  },
  day: {
    label: 'Fecha',
    title: formatDay,
    sentence: sentenceOf,
    previous: 'Día anterior',
    next: 'Día siguiente',
    play: 'Reproducir',
    pause: 'Pausar',
  },
  legend: {
    label: (days: number) => `Capturas por trampa en ${countedDays(days)}`,
    none: 'ninguna',
    upTo: (bound: number) => `hasta ${formatNumber(bound, 0)}`,
    above: (bound: number) => `más de ${formatNumber(bound, 0)}`,
    unread: 'sin lectura',
    noTrap: 'sin trampa cerca',
    scale: scaleText,
  },
  table: {
    title: 'Las trampas en esta fecha',
    columns: {
      trap: 'Trampa',
      sector: 'Campo',
      captures: (days: number) => `Capturas en ${countedDays(days)}`,
      level: 'Nivel',
      lastRead: 'Última lectura',
    },
    unread: 'Sin lectura',
    captures,
    neverRead: 'Ninguna en la temporada',
    levels: CHIP_LEVEL_WORDS,
    empty: 'No hay trampas',
  },
  rules: {
    title: 'Trampas por hectárea y revisión',
    table: 'Trampas de cada campo',
    columns: {
      sector: 'Campo',
      area: 'Superficie (ha)',
      traps: 'Trampas',
      perHectare: 'Trampas por ha',
      enough: 'Según la norma',
      oldest: 'Revisión más antigua',
      read: 'Revisiones',
      visit: 'Última visita',
    },
    noArea: 'Falta la superficie',
    enterArea: 'Ingrese la superficie del campo',
    askArea: 'Pida a un administrador que ingrese la superficie del campo.',
    lacking: (lacking: number, asked: number) =>
      lacking === 0 ? `Suficientes: pide ${asked}` : `Faltan ${lacking}: pide ${asked}`,
    noRule: 'Sin norma',
    oldest: (name: string, days: number | null) =>
      days === null
        ? `${name}: ninguna`
        : `${name}: ${days === 0 ? 'este día' : `hace ${countedDays(days)}`}`,
    late: (late: number) =>
      late === 0 ? 'Al día' : `${counted(late, 'trampa atrasada', 'trampas atrasadas')}`,
    noVisit: 'Sin registro',
    export: (least: number) =>
      `En un huerto de exportación deben ser al menos ${traps(least)}, aunque la superficie pida menos.`,
    none: 'Para esta plaga, en los hospederos de estas trampas, no encontramos una norma chilena de trampas por hectárea ni de revisión. Pregunte al SAG si su predio o su mercado exige una.',
    rule: ruleText,
    act: (act: string) =>
      `El control es obligatorio por la ${act}. La fuente cuenta la norma, no es la norma: el documento vigente del SAG no se pudo revisar. Confirme con el SAG la resolución vigente.`,
    source: (title: string) => `Ver la fuente: ${title}`,
    meaning:
      'Revisión es la lectura de la trampa: su última foto contada o su último conteo en terreno, hasta la fecha elegida. Última visita es el último reporte de instalación, cambio o mantención en el campo, de los últimos 12 meses.',
  },
  how: {
    title: 'Cómo se lee',
    captures: (days: number) =>
      `Cada trampa muestra sus capturas de ${days === 1 ? 'la fecha elegida' : `los ${countedDays(days)} hasta la fecha elegida`}: las de las fotos contadas y las de los conteos en terreno.`,
    between: (radius: number) =>
      `El color entre trampas es una interpolación: el promedio de las trampas a ${formatNumber(radius, 0)} m o menos, en que pesa más la más cercana (según el inverso del cuadrado de la distancia). Se redondea a insectos enteros. Es una estimación; solo se midió donde hay trampas.`,
    without: (radius: number) =>
      `Donde no hay color, ninguna trampa está a ${formatNumber(radius, 0)} m o menos. Donde hay líneas, las trampas cercanas no tienen lectura en esos días: no se sabe, y eso no es cero.`,
    reach:
      'El radio se elige para mirar el mapa; no es el alcance de la feromona. También cuentan las trampas de los campos vecinos que estén dentro de él.',
  },
  loading: 'Cargando las capturas de la temporada',
  failed: 'No se pudieron leer las capturas',
  noTraps: 'Esta temporada no tiene trampas',
  noTrapsHint: 'Asigne la plaga que sigue cada estación en Administración, o elija otra temporada.',
  openStations: 'Ir a estaciones',
  notBegun: 'La temporada aún no comienza',
  notBegunHint: (start: IsoDate) =>
    `Comienza el ${formatDay(start)}. Elija otra temporada para ver sus capturas.`,
  noReadings: 'Ninguna de estas trampas tiene lecturas en la temporada: no hay fotos contadas ni conteos.',
});

export type PressureWords = (typeof PRESSURE)['spanish'];
