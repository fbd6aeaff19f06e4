import type { EventType } from '../entities/event.ts';
import type { DraftField } from '../events/forms.ts';
import type { LogColumn, LogType } from '../events/logs.ts';

/** Names of the kinds in "Tipo de Reporte". */
export const REPORT_KIND_WORDS: Readonly<Record<EventType, string>> = {
  device_install: 'Instalación de dispositivo',
  device_swap: 'Reemplazo de dispositivo',
  first_capture: 'Primera captura',
  station_maintenance: 'Mantención de dispositivo',
  biofix_set: 'Biofix',
  crop_phenology_changed: 'Fenología del hospedero',
  agrochemical_application: 'Aplicación de agroquímico',
  agrochemical_recommendation: 'Recomendación de control de plaga',
};

/** What each kind is for, shown under its name. */
export const REPORT_KIND_HINTS: Readonly<Record<EventType, string>> = {
  device_install: 'Registre un dispositivo que queda instalado en una estación nueva.',
  device_swap:
    'Registre el cambio del dispositivo de una estación por otro. La historia sigue en la estación.',
  first_capture: 'Informe la primera captura de la temporada y sugiera la fecha del biofix.',
  station_maintenance: 'Registre una visita a la estación: limpieza, cambio de papel o de feromona.',
  biofix_set: 'Fije la fecha desde la que se acumulan los grados día de una plaga en un campo.',
  crop_phenology_changed: 'Informe el estado fenológico que alcanzó el cultivo en un campo.',
  agrochemical_application: 'Registre un producto aplicado, con su dosis y el campo tratado.',
  agrochemical_recommendation: 'Recomiende controlar una plaga en un campo y sugiera la fecha.',
};

export const DRAFT_FIELD_WORDS: Readonly<Record<DraftField, string>> = {
  clientId: 'Cliente',
  stationId: 'Estación',
  stationName: 'Nombre de la estación',
  date: 'Fecha',
  nodeSerial: 'Dispositivo',
  latitude: 'Latitud',
  longitude: 'Longitud',
  sectorId: 'Campo',
  seasonId: 'Temporada',
  cropId: 'Hospedero',
  pestId: 'Plaga',
  userEmail: 'Correo del responsable',
  lureInstalled: 'Se instaló feromona',
  lureExpirationDays: 'Duración de la feromona (días)',
  lureNotificationDays: 'Avisar antes del vencimiento (días)',
  biofixType: 'Tipo de biofix',
  stage: 'Estado fenológico',
  product: 'Producto',
  dose: 'Dosis',
  measure: 'Medida',
  comments: 'Comentarios',
};

/** Labels of fields that a kind calls by another name. */
const OWN_FIELD_WORDS: Readonly<Partial<Record<EventType, Partial<Record<DraftField, string>>>>> = {
  device_install: { date: 'Fecha de instalación' },
  device_swap: { date: 'Fecha de reemplazo', nodeSerial: 'Nuevo dispositivo' },
  station_maintenance: { date: 'Fecha de mantención' },
  first_capture: { date: 'Fecha de biofix sugerida' },
  biofix_set: { date: 'Fecha de biofix' },
  crop_phenology_changed: { date: 'Fecha del estado' },
  agrochemical_application: { date: 'Fecha de aplicación' },
  agrochemical_recommendation: { date: 'Fecha sugerida' },
};

/** Label of a field in the form of a kind; the form marks the required ones with `*`. */
export const draftFieldLabel = (kind: EventType, field: DraftField): string =>
  OWN_FIELD_WORDS[kind]?.[field] ?? DRAFT_FIELD_WORDS[field];

/** Names of the lines on a chart, as they stand above its plot. */
export const CHART_MARKER_WORDS = {
  deviceSwap: 'cambio de dispositivo',
  application: 'aplicación',
  recommendation: 'recomendación',
  firstCapture: 'primera captura',
  biofix: 'biofix',
  chronofix: 'chronofix',
} as const;

/** The line of a report that only its writer's device has. */
export const unsentMarkerText = (name: string): string => `por enviar: ${name}`;

export const LOG_TYPE_WORDS: Readonly<Record<LogType, string>> = {
  install_log: 'Instalación',
  swap_log: 'Reemplazo',
  maintenance_log: 'Mantención',
  pesticide_log: 'Aplicación',
  biofix_log: 'Biofix',
};

/** One such report, inside a sentence. */
export const A_LOG_WORDS: Readonly<Record<LogType, string>> = {
  install_log: 'una instalación',
  swap_log: 'un reemplazo',
  maintenance_log: 'una mantención',
  pesticide_log: 'una aplicación',
  biofix_log: 'un biofix',
};

/** The last such report, as a heading. */
export const LAST_LOG_WORDS: Readonly<Record<LogType, string>> = {
  install_log: 'Última instalación',
  swap_log: 'Último reemplazo',
  maintenance_log: 'Última mantención',
  pesticide_log: 'Última aplicación',
  biofix_log: 'Último biofix',
};

export const LOG_COLUMN_WORDS: Readonly<Record<LogColumn, string>> = {
  reportDate: 'Fecha de reporte',
  eventDate: 'Fecha del evento',
  device: 'Dispositivo',
  station: 'Estación',
  sector: 'Campo',
  email: 'Responsable',
  comments: 'Comentarios',
  lure: 'Feromona',
  oldDevice: 'Dispositivo anterior',
  pest: 'Plaga',
  product: 'Producto',
  dose: 'Dosis',
  season: 'Temporada',
  biofixType: 'Tipo',
  author: 'Informado por',
};

/** The question before a device of one client is put up for another. */
export const deviceChangesHands = (serial: string, from: string, to: string): string =>
  `El dispositivo ${serial} es de ${from}; al guardar pasa a ${to}.`;

/** The dialog's own words and what its snackbar says. */
export const EVENT_MESSAGES = {
  title: 'Nuevo Reporte',
  kind: 'Tipo de Reporte',
  save: 'Guardar',
  sent: 'Reporte enviado',
  failed: 'Error creando reporte. Nuestro equipo ha sido notificado del problema.',
} as const;
