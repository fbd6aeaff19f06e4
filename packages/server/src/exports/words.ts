/** What the columns of exported tables are called and mean, for people; units stand beside the heading. */
export interface ColumnWords {
  readonly heading: string;
  readonly meaning: string;
  readonly unit?: string;
}

const SOUTH: ColumnWords = {
  heading: 'Latitud',
  unit: '°',
  meaning: 'Latitud en grados decimales, al sur negativa; vacía donde no se conoce.',
};
const WEST: ColumnWords = {
  heading: 'Longitud',
  unit: '°',
  meaning: 'Longitud en grados decimales, al oeste negativa; vacía donde no se conoce.',
};
const NOT_USED = 'vacía donde no se midió o el valor es imposible.';

export const COLUMN_WORDS: Readonly<Record<string, ColumnWords>> = {
  sector_id: { heading: 'N.º de campo', meaning: 'Identificador del campo en Vigía.' },
  sector_name: { heading: 'Campo', meaning: 'Nombre del campo.' },
  sector_address: { heading: 'Dirección', meaning: 'Localidad y región del campo.' },
  sector_position_lat: SOUTH,
  sector_position_lon: WEST,
  sector_area: {
    heading: 'Superficie',
    unit: 'ha',
    meaning: 'Superficie del campo; vacía si no se ingresó.',
  },
  sector_is_archived: {
    heading: 'Archivado',
    meaning: 'Si el campo está archivado; sus datos se conservan.',
  },
  station_id: { heading: 'N.º de estación', meaning: 'Identificador de la estación en Vigía.' },
  station_name: { heading: 'Estación', meaning: 'Nombre de la estación.' },
  station_position_lat: SOUTH,
  station_position_lon: WEST,
  station_tags: { heading: 'Etiquetas', meaning: 'Etiquetas de la estación, separadas por comas.' },
  station_is_archived: {
    heading: 'Archivada',
    meaning: 'Si la estación está archivada; sus datos se conservan.',
  },
  station_date_created: { heading: 'Creada', meaning: 'Cuándo se creó la estación, hora de Chile.' },
  assigned_node_sn: {
    heading: 'Dispositivo',
    meaning: 'Número de serie del dispositivo que está ahora en la estación; vacío sin dispositivo.',
  },
  t: { heading: 'Fecha y hora', meaning: 'Instante de la medición, hora de Chile.' },
  utc_offset_hours: {
    heading: 'Desfase UTC',
    unit: 'h',
    meaning:
      'Horas que se suman a la hora UTC para obtener la de Chile: −4 en invierno, −3 en verano. Distingue la hora que se repite al terminar el horario de verano.',
  },
  ambient_temperature_c: {
    heading: 'Temperatura',
    unit: '°C',
    meaning: `Temperatura del aire; ${NOT_USED}`,
  },
  ambient_humidity_rh: { heading: 'Humedad relativa', unit: '%', meaning: `Humedad relativa; ${NOT_USED}` },
  rain_mm: {
    heading: 'Lluvia',
    unit: 'mm',
    meaning: `Lluvia caída desde la lectura anterior; ${NOT_USED}`,
  },
  solar_radiation_w_m2: { heading: 'Radiación solar', unit: 'W/m²', meaning: `Radiación solar; ${NOT_USED}` },
  wind_speed_km_h: { heading: 'Viento', unit: 'km/h', meaning: `Velocidad del viento; ${NOT_USED}` },
  leaf_wetness_min: {
    heading: 'Hoja mojada',
    unit: 'min',
    meaning: `Minutos con la hoja mojada desde la lectura anterior; ${NOT_USED}`,
  },
  soil_moisture_pct: {
    heading: 'Humedad del suelo',
    unit: '%',
    meaning: `Agua en el suelo, por volumen; ${NOT_USED}`,
  },
  soil_temperature_c: {
    heading: 'Temperatura del suelo',
    unit: '°C',
    meaning: `Temperatura del suelo; ${NOT_USED}`,
  },
  battery_percentage: {
    heading: 'Batería',
    unit: '%',
    meaning: 'Carga de la batería del dispositivo; vacía donde no se midió.',
  },
  day: { heading: 'Día', meaning: 'Día en Chile.' },
  t_min: { heading: 'Temperatura mínima', unit: '°C', meaning: 'La lectura más baja del día.' },
  t_max: { heading: 'Temperatura máxima', unit: '°C', meaning: 'La lectura más alta del día.' },
  t_mean: { heading: 'Temperatura media', unit: '°C', meaning: 'Media de las horas del día.' },
  rh_min: { heading: 'Humedad mínima', unit: '%', meaning: 'La humedad relativa más baja del día.' },
  rh_max: { heading: 'Humedad máxima', unit: '%', meaning: 'La humedad relativa más alta del día.' },
  rh_mean: { heading: 'Humedad media', unit: '%', meaning: 'Humedad relativa media de las horas del día.' },
  hours_present: {
    heading: 'Horas con datos',
    unit: 'h',
    meaning: 'Horas del día con temperatura, de 24; de 23 o 25 cuando cambia la hora.',
  },
  is_valid: {
    heading: 'Día completo',
    meaning: 'Si el día tiene horas suficientes (20 de 24) para los gráficos y modelos.',
  },
  from_extremes: {
    heading: 'De extremos importados',
    meaning: 'Si la mínima y la máxima se importaron de un archivo, sin lecturas propias del día.',
  },
  counted_in_field: {
    heading: 'Conteo en terreno',
    meaning: 'Si los contó una persona en la trampa, sin foto.',
  },
  number_found: {
    heading: 'Insectos encontrados',
    meaning: 'Insectos que la persona encontró en la trampa desde el conteo anterior; vacío en una foto.',
  },
  pest_id: { heading: 'N.º de plaga', meaning: 'Identificador de la plaga en Vigía.' },
  pest_name: { heading: 'Plaga', meaning: 'Nombre de la plaga.' },
  crop_id: { heading: 'N.º de cultivo', meaning: 'Identificador del cultivo en Vigía.' },
  crop_name: { heading: 'Cultivo', meaning: 'Cultivo, con su variedad si la tiene.' },
  in_photo: {
    heading: 'Insectos en la foto',
    meaning: 'Insectos de la plaga que se ven en la placa; vacío en un conteo en terreno.',
  },
  captured: {
    heading: 'Capturas nuevas',
    meaning:
      'Insectos que la foto muestra sobre el máximo ya visto en la misma placa, o que una persona encontró en terreno; 0 si una foto ya pudo mostrarlos.',
  },
  plate_changed: {
    heading: 'Placa cambiada',
    meaning: 'Si la placa se cambió, o la trampa se instaló, desde la foto anterior.',
  },
  event_id: { heading: 'N.º de reporte', meaning: 'Identificador del reporte en Vigía.' },
  type: { heading: 'Tipo', meaning: 'Qué se hizo o se vio.' },
  date_event: { heading: 'Fecha', meaning: 'Día del reporte, en Chile.' },
  datetime_event: {
    heading: 'Fecha y hora',
    meaning: 'Cuándo ocurrió, hora de Chile; el mediodía si no se dio la hora.',
  },
  node_id: { heading: 'Dispositivo', meaning: 'Número de serie del dispositivo; de un cambio, el nuevo.' },
  old_node_id: { heading: 'Dispositivo anterior', meaning: 'De un cambio, el dispositivo que se retiró.' },
  biofix_type: { heading: 'Tipo de biofix', meaning: 'Biofix (captura observada) o chronofix (fecha fija).' },
  product: { heading: 'Producto', meaning: 'Producto aplicado o recomendado.' },
  dose: { heading: 'Dosis', meaning: 'Dosis del producto, en la unidad de la columna siguiente.' },
  measure: { heading: 'Unidad de la dosis', meaning: 'Unidad en que se expresa la dosis.' },
  phenology_stage: { heading: 'Estado fenológico', meaning: 'Estado al que llegó el cultivo.' },
  gps_lat: SOUTH,
  gps_lon: WEST,
  user_email: { heading: 'Responsable', meaning: 'Correo de quien lo hizo.' },
  created_by: { heading: 'Ingresado por', meaning: 'Correo de quien lo escribió en Vigía.' },
  comments: { heading: 'Comentarios', meaning: 'Lo que se escribió en el reporte.' },
  active_ingredient: {
    heading: 'Ingrediente activo',
    meaning: 'Del producto del cliente que el reporte nombra; vacío si no está anotado.',
  },
  mode_of_action: {
    heading: 'Modo de acción',
    meaning: 'Clasificación (IRAC, FRAC u otra) y códigos de grupo del producto; vacío: según etiqueta.',
  },
  pre_harvest_days: {
    heading: 'Carencia',
    unit: 'días',
    meaning: 'Días entre la aplicación y la cosecha por la etiqueta; vacía: según etiqueta.',
  },
  first_harvest_day: {
    heading: 'Cosecha desde',
    meaning: 'Primer día en que se puede cosechar por la carencia de la etiqueta; vacío: según etiqueta.',
  },
  market_harvests: {
    heading: 'Carencia por mercado',
    meaning:
      'De cada mercado anotado en el producto, los días, nunca menos que los de la etiqueta, y el primer día de cosecha.',
  },
  date_harvest: {
    heading: 'Cosecha prevista',
    meaning: 'Fecha de cosecha del campo en la temporada; vacía si nadie la anotó.',
  },
  reentry_hours: {
    heading: 'Reingreso',
    unit: 'h',
    meaning: 'Horas hasta que se puede volver a entrar al campo; vacías: según etiqueta.',
  },
  protected_until: {
    heading: 'Protege hasta',
    meaning: 'Último día que la aplicación protege, contado el suyo; vacío: según etiqueta.',
  },
  by_label: {
    heading: 'Según etiqueta',
    meaning: 'Lo que nadie anotó del producto: vale lo que diga su etiqueta.',
  },
  degree_days: {
    heading: 'Grados día de la plaga',
    unit: '°C·día',
    meaning:
      'Acumulados ese día desde la fecha de la columna anterior, promedio de las trampas del campo; vacíos donde no se conocen.',
  },
  pest_stage: {
    heading: 'Etapa de la plaga',
    meaning:
      'Etapa que había comenzado ese día según el modelo, con su generación; vacía donde no se conoce.',
  },
  captures_7_days: {
    heading: 'Capturas en 7 días',
    meaning: 'Capturas de la plaga en el campo ese día y los seis anteriores; vacías sin conteos.',
  },
  season_id: { heading: 'N.º de temporada', meaning: 'Identificador de la temporada en Vigía.' },
  season_name: { heading: 'Temporada', meaning: 'Nombre de la temporada.' },
  date_start: { heading: 'Primer día', meaning: 'Primer día de la temporada.' },
  date_end: { heading: 'Último día', meaning: 'Último día de la temporada.' },
  biofix_id: { heading: 'N.º de biofix', meaning: 'Identificador del biofix en Vigía.' },
  date_biofix: { heading: 'Fecha del biofix', meaning: 'Día en que empieza la acumulación de grados día.' },
  biofix_comment: { heading: 'Comentario', meaning: 'Lo que se escribió en el biofix.' },
};

/** Headings of the dictionary itself. */
export const DICTIONARY_WORDS = {
  title: 'Diccionario',
  columns: ['Tabla', 'Columna', 'Unidad', 'Significado', 'Nombre para programas'],
} as const;

export const YES_NO = { true: 'sí', false: 'no' } as const;

/** Texts in cells of the logbook. */
export const LOGBOOK_WORDS = {
  /** The first row of a sheet without any other. */
  none: 'Sin aplicaciones ni recomendaciones en este período.',
  title: 'Cuaderno de campo',
  noField: 'Sin campo',
  days: (start: string, end: string) => `${start} a ${end}`,
  tooLong: 'Es demasiado para un PDF: elija un campo o menos días',
  market: (market: string, days: number, first: string) => `${market}: ${days} (desde ${first})`,
  stage: (stage: string, generation: number) => `${stage}, ${generation}ª generación`,
  /** The sheet that tells what the logbook is of. */
  cover: {
    title: 'Carátula',
    client: 'Cliente',
    sector: 'Campo',
    allSectors: 'Todos',
    season: 'Temporada',
    noSeason: 'Días elegidos',
    start: 'Desde',
    end: 'Hasta',
    made: 'Hecho el',
    by: 'Hecho por',
    program: 'Un programa',
  },
} as const;

/** A table that goes on in a second file or sheet. */
export const continued = (name: string, part: number): string => (part === 1 ? name : `${name} (${part})`);

/** Events of the calendar, by what they are about. */
export const CALENDAR_WORDS = {
  name: (client: string) => `Vigía: ${client}`,
  seasonStarts: (season: string) => `Empieza la temporada ${season}`,
  seasonEnds: (season: string) => `Termina la temporada ${season}`,
  biofix: (type: string, pest: string) => `${type} de ${pest}`,
  stage: (stage: string, generation: number, pest: string) => `${stage}, ${generation}ª generación: ${pest}`,
  expected: (what: string) => `${what} (estimado)`,
  threshold: (degreeDays: string) => `Comienza a los ${degreeDays} desde el biofix`,
  estimate: (when: string, today: string) => `Estimado el ${today}: ${when}`,
} as const;

/** Names of files. */
export const FILE_WORDS = {
  season: 'Temporada',
  map: 'Mapa',
  calendar: 'Calendario',
  span: (start: string, end: string) => `${start} a ${end}`,
} as const;
