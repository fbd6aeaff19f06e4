import { counted } from '@vigia/domain';

const rows = (count: number) => counted(count, 'fila', 'filas');

export const WORDS = {
  title: (station: string) => `Importar mediciones de ${station}`,
  hint: 'Archivo CSV de una estación meteorológica: máximas y mínimas por día, o mediciones por hora. Se lee y se compara primero; nada se guarda hasta que presione Importar.',
  choose: 'Elegir archivo',
  other: 'Elegir otro archivo',
  file: 'Archivo CSV',
  reading: 'Leyendo el archivo',
  import: 'Importar',
  notYet: 'Elija un archivo que se pueda leer',
  columns: 'Columnas del archivo',
  automatic: 'Automática',
  roles: {
    date: 'Fecha',
    tmin: 'Temperatura mínima',
    tmax: 'Temperatura máxima',
    temp: 'Temperatura',
    rh: 'Humedad relativa',
  },
  as: {
    date: 'Fecha',
    tmin: 'T. mínima (°C)',
    tmax: 'T. máxima (°C)',
    ambient_temperature_c: 'Temperatura (°C)',
    ambient_humidity_rh: 'Humedad (%)',
    rain_mm: 'Lluvia (mm)',
    solar_radiation_w_m2: 'Radiación (W/m²)',
    wind_speed_km_h: 'Viento (km/h)',
  },
  line: 'Línea',
  sample: 'Primeras líneas del archivo',
  counts: (read: number, added: number, changed: number, same: number) =>
    `${rows(read)}: ${added} nuevas, ${changed} que cambian, ${same} ya guardadas.`,
  skipped: (empty: number, repeated: number) => `${empty} vacías y ${repeated} repetidas no se guardan.`,
  refused: (reason: string) => `El archivo no se puede importar: ${reason}`,
  moreLines: (count: number) => `Y ${count} líneas más.`,
  imported: (station: string) => `Mediciones importadas: ${station}`,
} as const;
