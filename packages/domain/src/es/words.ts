import type { ChipLevel } from '../captures/chip-rule.ts';
import type { Weekday } from '../captures/weekdays.ts';
import type { EventType, PhenologyStage } from '../entities/event.ts';
import type { Role } from '../entities/user.ts';
import type { BiofixType } from '../farm/biofix.ts';
import type { ReportType } from '../filters/filters.ts';
import type { HealthCode, HealthPartId, HealthState } from '../health/codes.ts';
import type { HealthUnit } from '../health/parts.ts';
import type { ForecastProvider } from '../series/forecast.ts';

/** One Spanish word for every code; a code without a word does not compile. */
type Words<Code extends string> = Readonly<Record<Code, string>>;

export const EVENT_TYPE_WORDS: Words<EventType> = {
  device_install: 'Instalación de dispositivo',
  device_swap: 'Reemplazo de dispositivo',
  station_maintenance: 'Mantención de estación',
  biofix_set: 'Biofix',
  agrochemical_application: 'Aplicación de agroquímico',
  agrochemical_recommendation: 'Recomendación de control',
  first_capture: 'Primera captura',
  crop_phenology_changed: 'Fenología del hospedero',
};

export const PHENOLOGY_STAGE_WORDS: Words<PhenologyStage> = {
  flowering_start_date: 'Inicio de Floración',
  flowering_full_date: 'Floración Plena',
  first_petal_fall_date: 'Primera caída de pétalos',
  last_petal_fall_date: 'Última caída de pétalos',
  fruit_set_date: 'Cuajado',
  fruit_thickening_8mm_date: 'Engrosamiento 8mm',
  fruit_thickening_20mm_date: 'Engrosamiento 20mm',
};

export const BIOFIX_TYPE_WORDS: Words<BiofixType> = { biofix: 'Biofix', chronofix: 'Chronofix' };

export const ROLE_WORDS: Words<Role> = { admin: 'Administrador', user: 'Usuario' };

export const REPORT_TYPE_WORDS: Words<ReportType> = { all: 'Completo', 'climate-report': 'Clima' };

export const HEALTH_STATE_WORDS = {
  ok: 'En orden',
  warning: 'Advertencia',
  error: 'Error',
  unknown: 'Sin datos',
} as const satisfies Words<HealthState>;

export const HEALTH_PART_WORDS = {
  connection: 'Conexión',
  energy: 'Batería',
  images: 'Cámara',
  sensors: 'Sensores',
} as const satisfies Words<HealthPartId>;

/** Beside the figure of a part's last value. */
export const HEALTH_UNIT_WORDS: Words<HealthUnit> = {
  'hours-per-day': 'h/día con datos',
  percent: '%',
  celsius: '°C',
  images: 'fotos en el período',
  dbm: 'dBm',
  'self-test-code': 'código',
};

export const HEALTH_CODE_WORDS: Words<HealthCode> = {
  no_data: 'No hay datos',
  missing_data: 'Faltan datos recientes',
  signal_low: 'Señal baja',
  connection_lost: 'Sin conexión desde hace más de un día',
  connection_infrequent: 'Conexión intermitente',
  selftest_camera_error: 'Autodiagnóstico: falla de cámara',
  selftest_sd_error: 'Autodiagnóstico: falla de tarjeta SD',
  selftest_sensor_error: 'Autodiagnóstico: falla de sensor',
  selftest_rtc_error: 'Autodiagnóstico: falla de reloj',
  selftest_flash_error: 'Autodiagnóstico: falla de memoria flash',
  battery_bad_sensor: 'La medición de batería no es confiable',
  battery_low: 'Batería baja',
  battery_medium: 'Batería a media carga',
  battery_discharging: 'La batería se descarga',
  battery_slow_charge: 'Carga lenta',
  battery_charge_anomaly: 'Carga anormal',
  camera_corrupt_images: 'Imágenes dañadas',
  camera_lens_dirty: 'Lente sucio',
  camera_poor_focus: 'Imagen desenfocada',
  camera_missing_target: 'La trampa no está a la vista',
  sensor_bad_temperature: 'Temperatura detenida o fuera de rango',
  sensor_bad_humidity: 'Humedad detenida o fuera de rango',
  sensor_bad_pressure: 'Presión fuera de rango',
  sensor_bad_gas: 'Gas fuera de rango',
};

export const CHIP_LEVEL_WORDS: Words<ChipLevel> = {
  ok: 'Sin capturas',
  warning: 'Capturas moderadas',
  error: 'Capturas altas',
  neutral: 'Sin umbral definido',
};

export const WEEKDAY_WORDS: Words<Weekday> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

/** Names of weather services, as they write them. */
export const FORECAST_SERVICES: Words<Exclude<ForecastProvider, 'climatology'>> = {
  'open-meteo': 'Open-Meteo',
  stormglass: 'Stormglass',
};
