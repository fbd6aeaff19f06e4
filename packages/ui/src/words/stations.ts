import type { HealthPartId, HealthState } from '@vigia/domain/devices';
import { HEALTH_PART_WORDS, HEALTH_STATE_WORDS } from '@vigia/domain/es';
import type { PublishedLevel } from '@vigia/domain/published';
import { room } from './speech.ts';

const state = (one: HealthState): string => HEALTH_STATE_WORDS[one].toLowerCase();

/** Stations at a glance, in pictures and widgets: last values, parts and how they are, captures of the week and their level. */
export const STATIONS = room('stations', {
  /** Over a map of them. */
  ofField: 'Estaciones del campo',
  /** Over a list of them. */
  list: 'Estaciones',
  none: 'Este campo no tiene estaciones publicadas.',
  values: { temperature: 'Temperatura', humidity: 'Humedad', rain: 'Lluvia de hoy' },
  /** Instead of a value. */
  noValue: 'sin dato',
  parts: HEALTH_PART_WORDS as Readonly<Record<HealthPartId, string>>,
  /** As they stand after a part and a colon. */
  states: {
    ok: state('ok'),
    warning: state('warning'),
    error: state('error'),
    unknown: state('unknown'),
  } satisfies Record<HealthState, string>,
  captures: 'Capturas',
  /** Under the number of them. */
  weekCaptures: 'capturas en siete días',
  levels: {
    low: 'Bajo',
    moderate: 'Medio',
    high: 'Alto',
    unknown: 'Sin datos',
  } satisfies Record<PublishedLevel, string>,
  /** What the levels on a map are, and how well its places are known. */
  mapNote: 'Nivel por capturas de los últimos siete días. Las posiciones son aproximadas.',
});
