import { counted } from '@vigia/domain';

/** Names of fields as their dialogs and tables have them; a field without one is told by its own. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  client_name: 'Nombre',
  client_tax_id: 'Rut',
  client_is_archived: 'Archivado',
  sector_name: 'Nombre',
  sector_address: 'Dirección',
  sector_position_lat: 'Latitud',
  sector_position_lon: 'Longitud',
  sector_is_archived: 'Archivado',
  season_name: 'Nombre',
  date_start: 'Fecha Inicio',
  date_end: 'Fecha Término',
  season_id: 'Temporada',
  sector_id: 'Campo',
  pest_id: 'Plaga',
  crop_id: 'Hospedero',
  date_biofix: 'Fecha',
  type: 'Tipo',
  biofix_comment: 'Comentario',
  station_name: 'Nombre',
  station_season_id: 'Temporada',
  assigned_node_sn: 'Dispositivo',
  station_position_lat: 'Latitud',
  station_position_lon: 'Longitud',
  station_tags: 'Tags',
  station_is_archived: 'Archivada',
  serial_number: 'Número de serie',
  node_firmware_version: 'Firmware',
  node_imei: 'IMEI',
  client_is_device_pool: 'Bodega de dispositivos',
  client_is_counted: 'Sus fotos se cuentan',
  client_is_test: 'Cliente de prueba',
  node_is_decommissioned: 'Dado de baja',
  issued_at: 'Emitida',
  email: 'Email',
  first_name: 'Nombre',
  last_name: 'Apellido',
  role: 'Rol',
  permissions: 'Permisos',
  enabled: 'Habilitado',
  entities_under_sector: 'Acceso Sectores',
  entities_under_client: 'Acceso a otros clientes',
  password_expires_at: 'Contraseña temporal hasta',
  user_id: 'Usuario',
  start_date: 'Fecha Inicio',
  end_date: 'Fecha Término',
  cron_expression: 'Periodicidad',
  report_type: 'Tipo de informe',
  name: 'Nombre',
  key_prefix: 'Comienzo de la llave',
  sector_ids: 'Campos',
  station_ids: 'Estaciones',
  metrics: 'Datos que publica',
  allowed_origins: 'Sitios',
  expires_at: 'Vence',
  revoked_at: 'Revocada',
  keep_days: 'Se conservan',
  phenology_comment: 'Fenología',
  capture_comment: 'Capturas',
  width: 'Ancho (px)',
  height: 'Alto (px)',
  file_name: 'Archivo',
  format: 'Formato',
  rows_read: 'Filas leídas',
  rows_new: 'Filas nuevas',
  rows_changed: 'Filas corregidas',
  rows_same: 'Filas que ya estaban',
  image_type: 'Tipo de foto',
  station_id: 'Estación',
  date_created: 'Fecha',
  image_analytics: 'Conteo',
  operation_mode: 'Modo de operación',
};

/** Parts of a device's configuration, and what each holds. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  camera_1_config: 'Cámara Principal',
  camera_2_config: 'Cámara Externa',
  camera_3_config: 'Tercera cámara',
  sensor_config: 'Sensores',
  paper_roll_config: 'Rollo de papel',
};
export const PART_FIELD_WORDS: Readonly<Record<string, string>> = {
  enabled: 'activada',
  trigger_hour: 'hora',
  trigger_minutes: 'minutos',
  trigger_seconds: 'segundos',
  trigger_weekdays: 'días',
  interval_minutes: 'intervalo (min)',
  turn_seconds: 'giro (s)',
};

/** What a switched field says by itself. */
export const SWITCH_WORDS: Readonly<Record<string, readonly [on: string, off: string]>> = {
  client_is_archived: ['Archivó el cliente', 'Recuperó el cliente'],
  sector_is_archived: ['Archivó el campo', 'Recuperó el campo'],
  station_is_archived: ['Archivó la estación', 'Recuperó la estación'],
  client_is_device_pool: ['Lo hizo bodega de dispositivos', 'Dejó de ser bodega de dispositivos'],
  client_is_counted: ['Sus fotos se cuentan', 'Sus fotos ya no se cuentan'],
  client_is_test: ['Lo marcó como cliente de prueba', 'Dejó de ser cliente de prueba'],
  node_is_decommissioned: ['Dio de baja el dispositivo', 'Volvió a dar de alta el dispositivo'],
  image_is_deleted: ['Eliminó la foto', 'Restauró la foto'],
  enabled: ['Habilitó la cuenta', 'Deshabilitó la cuenta'],
};

/** What a field says by itself whatever it was and is. */
export const REPLACED_WORDS: Readonly<Record<string, string>> = {
  issued_at: 'Llave reemplazada: la anterior dejó de servir',
  password_expires_at: 'Contraseña temporal reemplazada: la anterior dejó de servir',
};

export const ACTION_WORDS = {
  created: 'Creación',
  changed: 'Cambio',
  deleted: 'Eliminación',
} as const;

export const RETENTION_WORDS: Readonly<Record<string, string>> = {
  readings: 'Mediciones',
  reports: 'Informes de los dispositivos',
  logs: 'Registros de los dispositivos',
  images: 'Fotografías',
};

export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  agromet: 'Red Agrometeorológica',
  readings: 'Lecturas',
  extremes: 'Extremos diarios',
};

export const HISTORY_WORDS = {
  title: 'Historial de cambios',
  at: 'Fecha',
  person: 'Persona',
  kind: 'Tipo',
  thing: 'Registro',
  action: 'Acción',
  what: 'Qué cambió',
  operator: 'Consola del servidor',
  search: 'Registro',
  changed: (field: string, from: string, to: string) => `Cambió ${field} de «${from}» a «${to}»`,
  filled: (field: string, to: string) => `Puso ${field}: «${to}»`,
  emptied: (field: string, from: string) => `Quitó ${field}: era «${from}»`,
  moved: (from: string, to: string) => `Pasó de ${from} a ${to}`,
  held: (field: string, value: string) => `${field}: ${value}`,
  yes: 'sí',
  no: 'no',
  days: (count: number) => counted(count, 'día', 'días'),
  forEver: 'siempre',
  empty: 'No hay cambios',
  emptyHint: 'Aquí queda quién cambió qué en este cliente, desde que se lleva este historial.',
  noneFound: 'Ningún cambio calza con lo que busca',
  noneFoundHint: 'Quite un filtro o elija otras fechas.',
  chooseHint: 'El historial se muestra cliente por cliente.',
} as const;
