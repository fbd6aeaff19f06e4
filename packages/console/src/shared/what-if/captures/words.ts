import type { Days } from '@vigia/domain';
import { counted, countedDays, formatShortDay } from '@vigia/domain/es';
import type { CaptureCall } from '@vigia/domain/what-if';
import { room } from '@vigia/ui';

const captured = (count: number) => counted(count, 'captura', 'capturas');
const times = (count: number) => counted(count, 'vez', 'veces');
const compared = (days: Days): string =>
  days === 0
    ? 'el mismo día que con el de hoy'
    : `${countedDays(Math.abs(days))} ${days < 0 ? 'antes' : 'después'} que con el de hoy`;

export const SUPPOSED_CAPTURES = room('supposed-captures', {
  threshold: 'Umbral de captura',
  thresholdHelp: (days: Days) => `Por trampa, en ${countedDays(days)}`,
  unit: 'capturas',
  axis: (days: Days) => `Capturas en ${countedDays(days)}, la trampa con más`,
  captured,
  chart: (pest: string, days: Days) => `Capturas de ${pest} en ${countedDays(days)}, la trampa con más`,
  most: 'La trampa con más',
  loading: 'Leyendo las capturas de la temporada',
  failed: 'No se pudieron leer las capturas de las trampas.',
  retry: 'Reintentar',
  none: 'Sin capturas registradas en esta temporada: no hay qué comparar con un umbral.',
  table: 'Cuándo habría avisado el umbral de captura',
  trap: 'Trampa',
  now: (threshold: number) => `Como va, desde ${captured(threshold)}`,
  supposed: (threshold: number) => `En el supuesto, desde ${captured(threshold)}`,
  never: 'no avisa',
  call: ({ date, found }: CaptureCall) => `${formatShortDay(date)} (${found})`,
  neverCalls: (threshold: number, most: number, days: Days) =>
    `El umbral de ${captured(threshold)} no habría avisado: lo más en una trampa fueron ${most} en ${countedDays(days)}.`,
  calls: (threshold: number, count: number, first: string, than: Days | null) =>
    `El umbral de ${captured(threshold)} habría avisado ${times(count)}, la primera el ${first}${
      than === null ? '' : `, ${compared(than)}`
    }.`,
});

export type SupposedCapturesWords = (typeof SUPPOSED_CAPTURES)['spanish'];
