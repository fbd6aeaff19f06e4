import { useSpeech } from '../words/language-provider.tsx';
import { room, type Speech, speechOf } from '../words/speech.ts';

/** Words of the charts. */
export const CHARTS = room('charts', {
  gap: 'sin datos',
  noValue: 'sin dato',
  today: 'hoy',
  forecast: 'pronóstico',
  noForecast: 'sin pronóstico',
  spread: 'rango probable',
  byDay: 'promedio de cada día, con su mínimo y máximo',
  loading: 'Cargando gráfico',
  refreshing: 'Actualizando datos',
  failed: 'No se pudieron cargar los datos del gráfico',
  empty: 'Sin datos que graficar',
  emptyHint: 'Las estaciones no registran datos en este período. Elija otro período o temporada.',
  allHidden: 'Todas las series están ocultas. Active una en su tarjeta.',
  emptyPeriod: 'Sin datos en este período. Elija un período más largo.',
  roleDescription: 'gráfico',
  keys: 'Flechas: fecha anterior o siguiente; con Ctrl, una semana. RePág y AvPág: un mes. Inicio y Fin: extremos. Esc: ocultar.',
  zoomKeys: 'Más y menos: acercar y alejar. Cero: período completo.',
  zoom: 'Período mostrado',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomReset: 'Ver entero',
  earlier: 'Mostrar fechas anteriores',
  later: 'Mostrar fechas siguientes',
  shown: (window: string) => `Período mostrado: ${window}`,
  provenance: 'Origen de los datos',
  notes: 'Avisos sobre los datos',
  least: (value: string, date: string) => `mínimo ${value} el ${date}`,
  most: (value: string, date: string) => `máximo ${value} el ${date}`,
  last: (value: string, date: string) => `último ${value} el ${date}`,
  leastIn: (value: string, span: string) => `mínimo ${value} en ${span}`,
  mostIn: (value: string, span: string) => `máximo ${value} en ${span}`,
  lastIn: (value: string, span: string) => `último ${value} en ${span}`,
  week: (days: string) => `semana ${days}`,
  before: (value: string) => `antes: ${value}`,
  single: (value: string, date: string) => `un solo valor, ${value} el ${date}`,
  forecastFrom: (date: string) => `pronóstico desde el ${date}`,
  gaps: (count: number) => (count === 1 ? 'Hay 1 tramo sin datos.' : `Hay ${count} tramos sin datos.`),
  markers: (list: string) => `Marcas: ${list}.`,
  range: (from: string, to: string) => `${from} a ${to}`,
  sorted: (label: string) => `${label}: las fechas llegaron desordenadas y se ordenaron.`,
  repeated: (label: string, count: number) =>
    count === 1
      ? `${label}: 1 fecha repetida; se muestra su último valor.`
      : `${label}: ${count} fechas repetidas; se muestra el último valor de cada una.`,
  undated: (label: string, count: number) =>
    count === 1
      ? `${label}: se omitió 1 valor sin fecha.`
      : `${label}: se omitieron ${count} valores sin fecha.`,
  infinite: (label: string, count: number) =>
    count === 1
      ? `${label}: 1 valor imposible (infinito) se muestra como falta de dato.`
      : `${label}: ${count} valores imposibles (infinitos) se muestran como falta de dato.`,
  list: 'Series',
  noRecord: 'Sin registros',
  hidden: 'oculta',
  dated: (name: string, date: string) => `${name} el ${date}`,
  andMore: (count: number) => ` y ${count} más`,
  windowIs: (start: string, end: string) => `del ${start} al ${end}`,
  periodIs: (start: string, end: string) => `Del ${start} al ${end}`,
  source: (name: string) => `Fuente: ${name}.`,
  knownUntil: (date: string) => `Datos hasta el ${date}.`,
  /** Column headings beside a value in tables and files. */
  data: {
    date: 'Fecha',
    low: 'mínimo',
    high: 'máximo',
    origin: 'origen',
    band: 'Clase',
    /** Heading of counts that end on the row's date. */
    week: 'semana hasta la fecha',
    span: 'desde el conteo anterior',
    protection: 'Protección',
    ahead: 'Próximas etapas',
  },
  /** Names of the kinds of marker lines. */
  lines: {
    biofix: 'biofix o primera captura',
    phenology: 'fenología del hospedero',
    control: 'control',
    device: 'dispositivo',
  },
  /** Bars of what lasts. */
  protectedDays: 'días que protege una aplicación',
  /** Sources of a value. */
  origins: {
    measured: 'medido',
    filled: 'completado',
    forecast: 'pronosticado',
    corrected: 'corregido a mano',
    person: 'contado por una persona',
    model: 'contado por el modelo',
    field: 'conteo en terreno',
    'partly-field': 'en parte conteo en terreno',
  },
  bars: {
    running: 'semana en curso',
    total: 'Total',
    keys: 'Flechas: conteo anterior o siguiente. Inicio y Fin: extremos. Esc: ocultar.',
    grouped: (per: number) => `Hay más conteos de los que caben: cada barra suma ${per} seguidos.`,
  },
  /** A sparkline as text for screen readers. */
  spark: {
    none: (name: string) => `${name}: sin datos`,
    last: (value: string, date: string) => `último ${value} (${date})`,
    least: (value: string) => `mínimo ${value}`,
    most: (value: string) => `máximo ${value}`,
    single: 'un solo registro',
    records: (count: string, date: string) => `de ${count} registros desde el ${date}`,
  },
});

/** The words of the charts in one language, with its formats of numbers and days. */
export type ChartSpeech = Speech<(typeof CHARTS)['spanish']>;
export const SPANISH_CHARTS: ChartSpeech = speechOf(CHARTS);
export const useChartSpeech = (): ChartSpeech => useSpeech(CHARTS);
