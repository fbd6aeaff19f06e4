import type { IsoDate } from '@vigia/domain';
import { counted, countedDays, formatNumber, formatShortDay } from '@vigia/domain/es';
import type { ChangeOfDate, WeatherAhead } from '@vigia/domain/what-if';
import { room } from '@vigia/ui';

const earlierOrLater = (days: number): string =>
  `${countedDays(Math.abs(days))} ${days < 0 ? 'antes' : 'después'}`;

export const WHAT_IF = room('what-if', {
  close: 'Cerrar ¿Y si…?',
  title: '¿Y si…?',
  titleNamed: (name: string) => `¿Y si…? ${name}`,
  hint: 'Mueva el biofix, suponga otro tiempo o una aplicación: las fechas responden al momento. Nada de esto cambia los datos del campo.',
  chart: (pest: string) => `Grados día de ${pest}, como va y en el supuesto`,
  axis: 'Grados Días',
  now: 'Como va',
  supposed: 'En el supuesto',
  biofix: 'Biofix',
  start: { biofix: 'Biofix', season: 'Inicio de la suma', 'six-months': 'Inicio de la suma' },
  spray: 'Aplicación',
  residual: 'Días que protege',
  days: 'días',
  residualHelp: 'Según la etiqueta del producto',
  sum: 'Umbral de grados día',
  sumUnit: '°C·día',
  warmer: 'Más cálido o más frío',
  warmerHelp: { ahead: 'Desde mañana', over: 'Toda la temporada' },
  weather: 'Tiempo que viene',
  weathers: {
    'past-years': 'Como los años anteriores',
    'warm-year': 'Como el año más cálido',
    'cold-year': 'Como el año más frío',
  } satisfies Record<WeatherAhead, string>,
  supposedYear: (year: number) => `Los días por venir son los de ${year}.`,
  between: (min: string, max: string) => `Entre ${min} y ${max}`,
  name: 'Nombre del supuesto',
  reset: 'Volver a como va',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar: cópielo de la barra de direcciones',
  print: 'Imprimir',
  table: 'Qué cambia',
  columns: { stage: 'Etapa', now: 'Como va', supposed: 'En el supuesto', change: 'Cambio' },
  stage: (stage: string, generation: number) => `${stage} · ${generation}ª generación`,
  changes: {
    same: () => 'igual',
    earlier: (days: number) => earlierOrLater(days),
    later: (days: number) => earlierOrLater(days),
    'only-now': () => 'ya no en la temporada',
    'only-supposed': () => 'también en la temporada',
    neither: () => '',
  } satisfies Record<ChangeOfDate, (days: number) => string>,
  evenBand: (day: string, days: number) => `${day} ± ${countedDays(days)}`,
  unevenBand: (day: string, from: string, to: string) => `${day} (${from} a ${to})`,
  openBand: (day: string, from: string) => `${day} (desde el ${from})`,
  othersLater: (count: number) =>
    count === 1
      ? 'La etapa siguiente no llega antes del fin de la temporada.'
      : `Las ${count} etapas siguientes no llegan antes del fin de la temporada.`,
  notInSeason: 'no en la temporada',
  unknown: 'sin fecha',
  next: (stage: string, day: IsoDate, days: number) =>
    days === 0
      ? `${stage}: el ${formatShortDay(day)}, igual que como va.`
      : `${stage}: el ${formatShortDay(day)}, ${earlierOrLater(days)} que como va.`,
  nextLost: (stage: string) => `${stage}: ya no llega antes del fin de la temporada.`,
  sumReached: (sum: number, day: string) => `Los ${formatNumber(sum, 0)} °C·día se cumplen el ${day}.`,
  sumNotReached: (sum: number) => `Los ${formatNumber(sum, 0)} °C·día no se cumplen en la temporada.`,
  sprayMeets: (day: string, total: string, stage: string | null) =>
    `La aplicación del ${day} encuentra ${total} °C·día${stage === null ? ', antes de la primera etapa' : `: ${stage}`}.`,
  sprayUnknown: (day: string) => `El ${day} no se conoce la suma: la aplicación no tiene etapa.`,
  sprayProtects: (until: string, stages: readonly string[]) =>
    stages.length === 0
      ? `Protege hasta el ${until}; en esos días no empieza ninguna etapa.`
      : `Protege hasta el ${until}; en esos días empieza ${stages.join(' y ')}.`,
  sprayWithout: 'Sin días de protección: según etiqueta.',
  years: (count: number) =>
    `Días por venir según ${counted(count, 'año anterior', 'años anteriores')} de las mismas estaciones.`,
  noYears:
    'Faltan años de registro para seguir la temporada: con menos de tres años anteriores solo se muestran los días medidos.',
  stale: 'La última medición tiene más de 3 días: la curva no sigue desde ella.',
  missing: (days: number) =>
    days === 1
      ? 'Falta 1 día de temperatura desde que se suma: no cuenta, y las etapas pueden llegar antes.'
      : `Faltan ${days} días de temperatura desde que se suma: no cuentan, y las etapas pueden llegar antes.`,
  noModel:
    'Esta plaga no tiene modelo de fenología: se muestran las sumas, sin etapas. Puede suponer un umbral de grados día y leer cuándo se cumple.',
  noRecord:
    'Las estaciones de esta plaga todavía no miden temperaturas: no hay nada que suponer. Llegan con el primer dispositivo, o desde un archivo en Administración, Estaciones.',
  noBiofix:
    'Sin biofix en esta temporada: se suma desde su inicio. Mueva la línea para suponer uno, o regístrelo en Administración, Biofix.',
  failed: 'No se pudieron leer las temperaturas de las estaciones.',
  retry: 'Reintentar',
  loading: 'Leyendo las temperaturas de esta temporada y de las anteriores',
  startOutside: 'El biofix del enlace no es de esta temporada: se usa el del campo.',
});

export type WhatIfWords = (typeof WHAT_IF)['spanish'];
