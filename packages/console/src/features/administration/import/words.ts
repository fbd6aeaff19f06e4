import type { ImportedRows } from '@vigia/api/client';
import { counted, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const rows = (count: number) => counted(count, 'fila', 'filas');
const saved = (count: number) => counted(count, 'ya guardada', 'ya guardadas');

const megabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 2 ** 20), 0)} MB`;
/** Lines with error codes that are listed. */
const CODE_LINES = 10;

/** What a column of the file can be. */
const ROLES = {
  date: 'Fecha',
  tmin: 'Temperatura mínima',
  tmax: 'Temperatura máxima',
  temp: 'Temperatura',
  rh: 'Humedad relativa',
  rain: 'Lluvia (mm)',
  radiation: 'Radiación solar (W/m²)',
  wind: 'Viento (km/h)',
  wetness: 'Mojamiento foliar (min)',
  moisture: 'Humedad del suelo (%)',
  soiltemp: 'Temperatura del suelo (°C)',
};

export const IMPORT = room('import', {
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
  roles: ROLES,
  emptyCodes: 'Tomar como vacíos los códigos de error del equipo (−9999, 6999, NAN…)',
  clock: 'Reloj de la estación',
  santiago: 'Hora de Chile, con horario de verano',
  utc: (offset: string) =>
    `UTC${offset
      .replace('-', '−')
      .replace(/:00$/, '')
      .replace(/^(.)0(\d)/, '$1$2')} todo el año`,
  codes: (cells: number, lines: readonly number[]) =>
    `${counted(cells, 'código de error tomado como vacío', 'códigos de error tomados como vacíos')}, en ${lines.length === 1 ? 'la línea' : 'las líneas'} ${lines.slice(0, CODE_LINES).join(', ')}${lines.length > CODE_LINES ? '…' : ''}.`,
  tooLarge: ({ name, size }: { readonly name: string; readonly size: number }, largest: number) =>
    `«${name}» pesa ${megabytes(size)} y el máximo es ${megabytes(largest)}: divídalo, por ejemplo por años.`,
  as: {
    date: 'Fecha',
    tmin: 'T. mínima (°C)',
    tmax: 'T. máxima (°C)',
    ambient_temperature_c: 'Temperatura (°C)',
    ambient_humidity_rh: 'Humedad (%)',
    rain_mm: 'Lluvia (mm)',
    solar_radiation_w_m2: 'Radiación (W/m²)',
    wind_speed_km_h: 'Viento (km/h)',
    leaf_wetness_min: 'Mojamiento foliar (min)',
    soil_moisture_pct: 'Humedad del suelo (%)',
    soil_temperature_c: 'Temperatura del suelo (°C)',
  },
  line: 'Línea',
  sample: 'Primeras líneas del archivo',
  counts: (read: number, added: number, changed: number, same: number) =>
    `${rows(read)}: ${counted(added, 'nueva', 'nuevas')}, ${counted(changed, 'que cambia', 'que cambian')}, ${saved(same)}.`,
  skipped: (empty: number, repeated: number) =>
    `No se guardan ${counted(empty, 'vacía', 'vacías')} y ${counted(repeated, 'repetida', 'repetidas')}.`,
  refusal: 'Por qué no se puede importar',
  /** A reason that names the file is the whole sentence. */
  refused: (reason: string) =>
    reason.startsWith('El archivo') ? reason : `El archivo no se puede importar: ${reason}`,
  moreLines: (count: number) => `Y ${counted(count, 'línea más', 'líneas más')}.`,
  imported: (station: string) => `Mediciones importadas: ${station}`,
  /** A file of several stations. */
  many: {
    title: (client: string) => `Importar mediciones de ${client}`,
    hint: 'Archivo CSV con la columna «Estación» junto a la fecha: una línea por estación y hora, o por estación y día. Trae las columnas que tenga de temperatura, humedad, lluvia, radiación, viento y mojamiento; y, si las hay, aplicaciones (producto, dosis, unidad y plaga) y capturas contadas en terreno («Capturas», o «Capturas» y el nombre de la plaga). Se revisa primero: nada se guarda hasta que presione Importar.',
    template: 'Bajar plantilla',
    templateName: 'Plantilla de mediciones',
    roles: {
      ...ROLES,
      station: 'Estación',
      sector: 'Campo',
      product: 'Producto aplicado',
      dose: 'Dosis',
      measure: 'Unidad de la dosis',
      pest: 'Plaga',
      captures: 'Capturas en terreno',
    },
    preview: 'Lo que trae el archivo, por estación',
    station: 'Estación',
    sector: 'Campo',
    rows: 'Mediciones',
    rowsOf: ({ added, changed, same, empty, repeated }: ImportedRows) =>
      [
        ...(added > 0 ? [counted(added, 'nueva', 'nuevas')] : []),
        ...(changed > 0 ? [counted(changed, 'que cambia', 'que cambian')] : []),
        ...(same > 0 ? [saved(same)] : []),
        ...(empty > 0 ? [counted(empty, 'vacía', 'vacías')] : []),
        ...(repeated > 0 ? [counted(repeated, 'repetida', 'repetidas')] : []),
      ].join(', '),
    first: 'Desde',
    last: 'Hasta',
    of: (count: number) => `${counted(count, 'estación', 'estaciones')}. `,
    sprays: (added: number, same: number) =>
      `Aplicaciones: ${[
        ...(added > 0 ? [counted(added, 'que se informa', 'que se informan')] : []),
        ...(same > 0 ? [counted(same, 'ya informada', 'ya informadas')] : []),
      ].join(' y ')}.`,
    counts: (pest: string, added: number, changed: number, same: number) =>
      `${pest}: ${[
        ...(added > 0 ? [counted(added, 'nuevo', 'nuevos')] : []),
        ...(changed > 0 ? [counted(changed, 'que cambia', 'que cambian')] : []),
        ...(same > 0 ? [counted(same, 'ya guardado', 'ya guardados')] : []),
      ].join(', ')}`,
    countsOf: (pests: readonly string[]) => `Conteos en terreno de ${pests.join('; ')}.`,
    imported: (stations: number, sprays: number) =>
      stations > 0
        ? `Mediciones importadas de ${counted(stations, 'estación', 'estaciones')}`
        : sprays > 0
          ? 'Aplicaciones importadas'
          : 'Conteos en terreno importados',
  },
});

export type ImportWords = (typeof IMPORT)['spanish'];
