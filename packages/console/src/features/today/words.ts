import { formatMinute, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';
import type { Part } from './use-today.ts';

export const TODAY = room('today', {
  title: 'Hoy',
  subtitle: (fields: number, of: number) =>
    `${fields === 1 ? '1 campo pide' : `${formatNumber(fields, 0)} campos piden`} atención, de ${formatNumber(of, 0)}`,
  round: 'Armar la ronda',
  list: 'Campos que piden atención',
  more: (reasons: number) => `y ${formatNumber(reasons, 0)} más`,
  less: 'Mostrar menos',
  spraying: 'Qué puedo aplicar',
  sprayingIn: (field: string) => `Qué puedo aplicar en ${field}`,
  loading: 'Revisando sus campos',
  progress: (done: number, of: number) =>
    `Revisando: ${formatNumber(done, 0)} de ${formatNumber(of, 0)} datos listos`,
  showNow: 'Ver lo que ya llegó',
  arrived: 'Ya llegó lo que faltaba.',
  renew: 'Actualizar la lista',
  lookedAt: (at: number) => `Revisado el ${formatMinute(at)}.`,
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
    plates: 'placas de las trampas',
    counts: 'conteos en terreno',
  } satisfies Record<Part, string>,
  failed: (parts: string) => `No se pudo revisar: ${parts}. El resto de la lista está completo.`,
  stillLoading: (parts: string) => `Falta revisar: ${parts}.`,
  and: (texts: readonly string[]) => new Intl.ListFormat('es').format(texts),

  /** Name of a button for readers who do not see its line. */
  about: (act: string, subject: string) => `${act}: ${subject}`,
});
