import {
  BIOFIX_TYPE_WORDS,
  DRAFT_FIELD_WORDS,
  EVENT_MESSAGES,
  PHENOLOGY_STAGE_WORDS,
  REPORT_KIND_HINTS,
  REPORT_KIND_WORDS,
} from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the event form. */
export const EVENT_FIELDS = room('report-form', {
  kind: EVENT_MESSAGES.kind,
  kinds: REPORT_KIND_WORDS,
  hints: REPORT_KIND_HINTS,
  chooseKind: 'Elija qué va a informar',
  fields: DRAFT_FIELD_WORDS,
  chooseOne: 'Elija uno',
  noChoice: 'Sin elegir',
  newStation: 'Estación nueva',
  stationWaits: 'Ya existe y espera su dispositivo: no se crea otra.',
  noDevice: 'Sin dispositivo',
  noDevices: 'No hay dispositivos sin estación',
  biofixes: BIOFIX_TYPE_WORDS,
  stages: PHENOLOGY_STAGE_WORDS,
  days: 'días',
  images: 'Imágenes',
  optional: 'Opcional',
  requiredNote: '(*) Campos requeridos',
});

export type EventFieldWords = (typeof EVENT_FIELDS)['spanish'];
