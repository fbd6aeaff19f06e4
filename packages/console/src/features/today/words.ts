import { stageLabel } from '@vigia/domain';
import {
  counted,
  countedDays,
  formatMinute,
  formatNumber,
  formatShortDay,
  MILDEW_RISK_WORDS,
  ordinalFeminine,
} from '@vigia/domain/es';
import type { EventType } from '@vigia/domain/farm';
import type {
  CaptureReason,
  ExpiryReason,
  MildewReason,
  MilestoneReason,
  UncountedReason,
} from '@vigia/domain/today';
import { room } from '@vigia/ui';
import type { Part } from './use-today.ts';

/** `en 3 días`, `hoy`, `mañana`. */
function ahead(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'mañana' : `en ${countedDays(days)}`;
}

const MARGIN = (days: number) => (days > 0 ? ` ± ${countedDays(days)}` : '');

export const TODAY = room('today', {
  title: 'Hoy',
  subtitle: (fields: number, of: number) =>
    `${fields === 1 ? '1 campo pide' : `${formatNumber(fields, 0)} campos piden`} atención, de ${formatNumber(of, 0)}`,
  round: 'Armar la ronda',
  list: 'Campos que piden atención',
  more: (reasons: number) => `y ${formatNumber(reasons, 0)} más`,
  less: 'Mostrar menos',
  loading: 'Revisando sus campos',
  lookedAt: (at: number) => `Revisado el ${formatMinute(at)}.`,
  nothing: 'Hoy no hay nada pendiente',
  nothingHint: (fields: number) =>
    fields === 1
      ? 'Su campo está sin capturas sobre el umbral, sin etapas próximas y con sus trampas al día.'
      : `Sus ${formatNumber(fields, 0)} campos están sin capturas sobre el umbral, sin etapas próximas y con sus trampas al día.`,
  nothingKnown: 'No se pudo revisar ningún campo',
  betweenSeasons: 'No hay una temporada en curso',
  betweenSeasonsHint: 'Hoy reúne lo pendiente de la temporada en curso.',
  noStations: 'La temporada en curso no tiene campos con estaciones',
  noStationsHint: 'Cuando una estación esté en la temporada, aquí aparecerá lo que pide atención.',
  noFarm: 'Todavía no hay nada que vigilar',
  noFarmHint: 'Con un campo, una temporada y una estación, aquí aparecerá cada día lo que pide atención.',
  setup: 'Ir a los primeros pasos',
  stations: 'Ver estaciones',
  parts: {
    captures: 'capturas',
    trend: 'capturas de los días anteriores',
    mildew: 'riesgo de oídio',
    milestones: 'etapas próximas',
    health: 'estado de las estaciones',
    visits: 'feromonas, papeles y aplicaciones',
    counts: 'conteos en terreno',
  } satisfies Record<Part, string>,
  failed: (parts: string) => `No se pudo revisar: ${parts}. El resto de la lista está completo.`,
  stillLoading: (parts: string) => `Falta revisar: ${parts}.`,
  and: (texts: readonly string[]) => new Intl.ListFormat('es').format(texts),

  captures: ({ count, days, before, allowed, level, appliedOn }: CaptureReason, pest: string) => {
    const earlier =
      before === null ? '' : `; en los ${countedDays(days)} anteriores, ${formatNumber(before, 0)}`;
    const over = allowed === null ? '' : `, sobre el límite de ${formatNumber(allowed, 0)}`;
    const applied = appliedOn === null ? '' : `. Aplicación registrada el ${formatShortDay(appliedOn)}`;
    const rising = level === 'rising' ? ' en alza' : '';
    return `${pest}${rising}: ${counted(count, 'captura', 'capturas')} en ${countedDays(days)}${over}${earlier}${applied}`;
  },
  milestone: ({ pestId, stage, generation, inDays, date, plusMinusDays }: MilestoneReason, pest: string) =>
    `${pest}: ${stageLabel(pestId, stage).toLowerCase()} de la ${ordinalFeminine(generation)} generación ${ahead(inDays)} (${formatShortDay(date)}${MARGIN(plusMinusDays)})`,
  mildew: ({ risk, index, since }: MildewReason) =>
    `Oídio: ${MILDEW_RISK_WORDS[risk].name.toLowerCase()}, índice ${formatNumber(index, 0)}${since === null ? '' : ` desde el ${formatShortDay(since)}`}`,
  expiry: ({ kind, on, daysLeft }: ExpiryReason, station: string) => {
    const what = kind === 'lure' ? 'Feromona' : 'Papel adhesivo';
    const when =
      daysLeft < 0
        ? `venció hace ${countedDays(-daysLeft)} (${formatShortDay(on)})`
        : `vence ${ahead(daysLeft)}${daysLeft > 0 ? ` (${formatShortDay(on)})` : ''}`;
    return `${what} de ${station}: ${when}`;
  },
  device: (station: string, serial: string, faults: string, since: string | null) =>
    `${station} (${serial}): ${faults}${since === null ? '' : `; último contacto el ${since}`}`,
  camera: (station: string, faults: string) => `Cámara de ${station}: ${faults}`,
  uncounted: ({ since, days }: UncountedReason, station: string, pest: string) => {
    const last =
      since === null || days === null
        ? 'sin conteos en los últimos 60 días'
        : `sin conteo desde el ${formatShortDay(since)} (${countedDays(days)})`;
    return `Trampa ${station}, ${pest}: ${last}`;
  },
  goneStation: 'una estación',
  gonePest: 'plaga',

  register: {
    station_maintenance: 'Registrar mantención',
    agrochemical_application: 'Registrar aplicación',
  } satisfies Partial<Record<EventType, string>> as Partial<Record<EventType, string>>,
  registerAny: 'Registrar',
  see: {
    'pest-chart': 'Ver curva',
    'mildew-chart': 'Ver oídio',
    photos: 'Ver fotos',
    station: 'Ver estación',
    count: 'Ver trampa',
  },
  /** Name of a button for readers who do not see its line. */
  about: (act: string, subject: string) => `${act}: ${subject}`,
});

export type TodayWords = (typeof TODAY)['spanish'];
