import { isBlank } from '../forms/field-errors.ts';
import type { DayRange } from '../series/daily.ts';
import { fromTo } from './dates.ts';
import { ERROR_WORDS } from './messages.ts';

/**
 * What a field says when its rule is broken: one message for each rule. Literal where the specification gives the words
 * (accents corrected), our own where it only names the rule.
 */
export const FIELD_MESSAGES = {
  required: ERROR_WORDS.requiredFields,
  invalidDate: ERROR_WORDS.invalidDate,
  dateFormat: ERROR_WORDS.dateFormat,
  sectorArea: '0,01 ≤ superficie ≤ 100.000 ha, con dos decimales a lo más',
  latitude: '-90 ≤ latitud ≤ 90',
  longitude: '-180 ≤ longitud ≤ 180',
  lureExpiration: '20 ≤ dia(s) ≤ 100',
  lureNotification: '1 ≤ dia(s) ≤ 15',
  dose: 'Campo numérico (> 0)',
  scheduleIncomplete: 'Rellenar formulario',

  newSeasonName: 'Ingrese Nombre',
  seasonName: 'Ingrese nombre',
  seasonEndsBefore: 'El término es antes que el inicio',
  seasonStartsAfter: 'El inicio es después del término',
  newSectorName: 'Ingrese un Nombre',
  newSectorLocality: 'Ingrese una localidad',
  newSectorRegion: 'Ingrese una región',
  sectorName: 'Ingrese nombre',
  sectorLocality: 'Ingrese localidad',
  sectorRegion: 'Ingrese región',
  firstName: 'Ingrese Nombre',
  lastName: 'Ingrese Apellido',
  email: 'Ingrese un correo válido',
  clientName: 'Ingrese un Nombre',
  stationName: 'Ingrese nombre',
  nodeSerial: 'Ingrese el número de serie',
  nodeSerialShape: 'Solo letras, cifras, puntos y guiones',
  firmware: 'Ingrese la versión',
  imei: 'Se esperan de 14 a 16 cifras',
  paperRollSeconds: '10 ≤ segundo(s) ≤ 60',
  paperRollDays: 'Elija al menos un día',
  cameraHour: '0 ≤ hora ≤ 23',
  cameraMinutes: '0 ≤ minutos ≤ 59',
  biofixType: 'Seleccione biofix o chronofix',
  thresholdDays: '1 ≤ día(s) ≤ 366',
  thresholdNotTrapped: 'Las trampas no capturan esta plaga',
  thresholdCount: '0 ≤ captura(s) ≤ 100.000',
  thresholdFalls: 'El máximo del amarillo no puede ser menor que el del verde',
  imageFile: 'Solo se aceptan archivos de imagen',
  tagRepeated: 'El tag ya está en la lista',
  tagInternal: 'Solo un superadministrador puede marcar un tag como interno',
} as const;

/** What the snackbar says when a station cannot be saved. */
export const STATION_SNACKBARS = {
  name: 'Especifique el nombre de la estación',
  latitude: 'La coordenada de gps de latitud no es válida',
  longitude: 'La coordenada de gps de longitud no es válida',
} as const;

/** Tags are not saved while text stands in the input. */
export const pendingTagMessage = (tag: string): string => `El tag "${tag}" no se ha agregado a la lista aún`;

/**
 * Shown at a field that somebody else changed while it was edited.
 *
 * @param now its value now; shown if it is a text, as an id means nothing to a reader
 */
export function changedMeanwhile(now: unknown): string {
  const changed = typeof now === 'string' ? `lo cambió a «${now}»` : 'lo cambió';
  return `Otra persona ${isBlank(now) ? 'lo dejó en blanco' : changed} mientras usted editaba. Si guarda de nuevo, queda lo suyo.`;
}

/** At the date of a biofix that does not lie in its season. */
export const outsideSeason = (season: DayRange): string => `La temporada va ${fromTo(season)}`;

/** At the months of a threshold that has some of another one of its pest. */
export const thresholdOverlaps = (months: string): string => `Ya hay un umbral de esta plaga para: ${months}`;
