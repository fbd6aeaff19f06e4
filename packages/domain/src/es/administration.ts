import type { LogLevel } from '../access/features.ts';
import type { ChangeKind } from '../entities/change.ts';

export const ADMIN_WORDS = {
  chooseClient: 'Seleccione un cliente en el filtro',
  deleteSchedules: 'Eliminar Cronogramas',
  neverSeen: 'Nunca',
  notAssigned: 'No Asignado',
} as const;

export const LOG_LEVEL_WORDS: Readonly<Record<LogLevel, string>> = {
  E: 'Error',
  W: 'Advertencia',
  I: 'Información',
  D: 'Depuración',
  V: 'Detalle',
};

/** What was changed, in the history of a client. */
export const CHANGE_KIND_WORDS: Readonly<Record<ChangeKind, string>> = {
  client: 'Cliente',
  'client-logo': 'Logo de cliente',
  user: 'Usuario',
  sector: 'Campo',
  station: 'Estación',
  season: 'Temporada',
  biofix: 'Biofix',
  'capture-threshold': 'Umbral de capturas',
  'alert-rule': 'Regla de aviso',
  product: 'Producto',
  'harvest-date': 'Fecha de cosecha',
  event: 'Reporte',
  'field-count': 'Conteo en terreno',
  node: 'Dispositivo',
  'node-key': 'Llave de dispositivo',
  hardware: 'Configuración de dispositivo',
  'scheduled-report': 'Informe programado',
  'report-comment': 'Comentario de informes',
  image: 'Fotografía',
  import: 'Importación de mediciones',
  'embed-key': 'Llave de widgets',
  'service-token': 'Programa',
  retention: 'Conservación de datos',
  'station-source': 'Fuente de estaciones',
  webhook: 'Aviso a programas',
};

/** Makers of stations, as their owners call them. */
export const STATION_VENDOR_WORDS: Readonly<Record<string, string>> = {
  fieldclimate: 'FieldClimate (METOS)',
  weatherlink: 'WeatherLink (Davis)',
};
/** What has become of an account with a maker of stations, in the history of a client. */
export const SOURCE_STATE_WORDS: Readonly<Record<string, string>> = {
  active: 'activa',
  paused: 'en pausa',
  'keys-refused': 'llaves rechazadas',
};

/** Messages about stations, tags and configurations; the specification's spelling corrected. */
export const STATION_MESSAGES = {
  updated: (name: string): string => `Estación actualizada: ${name}`,
  updateFailed: (name: string, error: string): string => `Error actualizando estación ${name}: ${error}`,
  confirmDelete: '¿Deseas eliminar esta estación?',
  deleted: (name: string): string => `Estación eliminada: ${name}`,
  deleteFailed: (name: string, error: string): string => `Error eliminando estación ${name}: ${error}`,
  tagsUpdated: 'Tags actualizados...',
  tagsFailed: (name: string, error: string): string =>
    `Error actualizando tags para estación ${name}: ${error}`,
  configurationUpdated: 'Configuración actualizada. El dispositivo puede tomar algunas horas en sincronizar.',
  configurationFailed: (name: string, error: string): string =>
    `Error actualizando configuración para estación ${name}: ${error}`,
} as const;
