import type { HealthPartId, HealthState } from '@vigia/domain/devices';
import { HEALTH_PART_WORDS, HEALTH_STATE_WORDS } from '@vigia/domain/es';
import type { PublishedLevel } from '@vigia/domain/published';
import { room } from './speech.ts';

const state = (one: HealthState): string => HEALTH_STATE_WORDS[one].toLowerCase();

/**
 * Words of an overview of stations in pictures and widgets: last values, health of the parts, captures of the
 * last days and their level.
 */
export const STATIONS = room('stations', {
  /** Title of a map of stations. */
  ofField: 'Estaciones del campo',
  /** Title of a list of stations. */
  list: 'Estaciones',
  none: 'Este campo no tiene estaciones publicadas.',
  values: { temperature: 'Temperatura', humidity: 'Humedad', rain: 'Lluvia de hoy' },
  /** Instead of a value. */
  noValue: 'sin dato',
  parts: HEALTH_PART_WORDS as Readonly<Record<HealthPartId, string>>,
  /** They follow a part and a colon. */
  states: {
    ok: state('ok'),
    warning: state('warning'),
    error: state('error'),
    unknown: state('unknown'),
  } satisfies Record<HealthState, string>,
  captures: 'Capturas',
  /** Below the number. */
  caughtIn: (days: number) => `capturas en ${days === 1 ? 'un día' : `${days === 7 ? 'siete' : days} días`}`,
  levels: {
    low: 'Bajo',
    moderate: 'Medio',
    high: 'Alto',
    unknown: 'Sin datos',
  } satisfies Record<PublishedLevel, string>,
  /** Explains the levels on a map and the accuracy of its positions. */
  mapNote: 'Nivel por las capturas recientes. Las posiciones son aproximadas.',
});
