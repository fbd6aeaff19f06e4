import type { EmbedLocale, PublishedLevel } from '@vigia/domain/published';

/** Words of pictures only: most of them are sentences for screen readers. */
interface PictureWords {
  readonly accumulated: (from: string, value: string, on: string) => string;
  readonly caught: (total: string, isOne: boolean) => string;
  /** Sentence about those that people counted in the field. */
  readonly inField: (count: string, isOne: boolean) => string;
  readonly nothingCaught: string;
  readonly lastTemperature: (max: string, min: string, on: string) => string;
  readonly lastHumidity: (max: string, min: string, on: string) => string;
  readonly index: (value: string, on: string) => string;
  readonly doesNotApply: string;
  readonly missing: (days: number) => string;
  readonly stations: (count: number) => string;
  readonly levels: Readonly<Record<PublishedLevel, string>>;
  readonly noDegreeDays: string;
  readonly nothing: Readonly<
    Record<'degree-days' | 'captures' | 'climate' | 'mildew' | 'chill' | 'map', string>
  >;
  /** @param days how many days were summed up */
  readonly week: (count: string, isOne: boolean, days: number) => string;
  readonly uncounted: (days: number) => string;
}

const spanEs = (days: number) => (days === 1 ? '1 día' : `${days} días`);
const spanEn = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const spanPt = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);

const ES: PictureWords = {
  accumulated: (from, value, on) => `Grados día acumulados desde el ${from}: ${value} al ${on}.`,
  caught: (total, isOne) => `Capturas: ${total} ${isOne ? 'adulto' : 'adultos'} en total.`,
  inField: (count, isOne) => `De ellas, ${count} ${isOne ? 'contada' : 'contadas'} en terreno.`,
  nothingCaught: 'Sin capturas registradas.',
  lastTemperature: (max, min, on) => `Temperatura máxima ${max} y mínima ${min} el ${on}.`,
  lastHumidity: (max, min, on) => `Humedad máxima ${max} y mínima ${min} el ${on}.`,
  index: (value, on) => `Índice de oídio: ${value} el ${on}.`,
  doesNotApply: 'El seguimiento de oídio no aplica para este cultivo.',
  missing: (days) => (days === 1 ? 'Falta 1 día de datos.' : `Faltan ${days} días de datos.`),
  stations: (count) => (count === 1 ? '1 estación.' : `${count} estaciones.`),
  levels: {
    low: 'riesgo bajo',
    moderate: 'riesgo medio',
    high: 'riesgo alto',
    unknown: 'sin datos recientes',
  },
  noDegreeDays: 'Sin grados día en la temporada.',
  nothing: {
    'degree-days': 'Sin grados día ni capturas en la temporada',
    captures: 'Sin capturas en la temporada',
    climate: 'Sin mediciones de clima en la temporada',
    mildew: 'Sin índice de oídio en la temporada',
    chill: 'Sin frío acumulado en la temporada',
    map: 'Sin estaciones en la temporada',
  },
  week: (count, isOne, days) => `${count} ${isOne ? 'captura' : 'capturas'} en ${spanEs(days)}`,
  uncounted: (days) => `Sin capturas contadas en ${spanEs(days)}`,
};

const EN: PictureWords = {
  accumulated: (from, value, on) => `Degree-days accumulated since ${from}: ${value} by ${on}.`,
  caught: (total, isOne) => `Catches: ${total} ${isOne ? 'adult' : 'adults'} in all.`,
  inField: (count) => `Of these, ${count} counted in the field.`,
  nothingCaught: 'No catches recorded.',
  lastTemperature: (max, min, on) => `Highest temperature ${max} and lowest ${min} on ${on}.`,
  lastHumidity: (max, min, on) => `Highest humidity ${max} and lowest ${min} on ${on}.`,
  index: (value, on) => `Powdery mildew index: ${value} on ${on}.`,
  doesNotApply: 'Powdery mildew is not followed on this crop.',
  missing: (days) => (days === 1 ? '1 day of data is missing.' : `${days} days of data are missing.`),
  stations: (count) => (count === 1 ? '1 station.' : `${count} stations.`),
  levels: {
    low: 'low risk',
    moderate: 'moderate risk',
    high: 'high risk',
    unknown: 'no recent data',
  },
  noDegreeDays: 'No degree-days in the season.',
  nothing: {
    'degree-days': 'No degree-days or catches in the season',
    captures: 'No catches in the season',
    climate: 'No weather measured in the season',
    mildew: 'No powdery mildew index in the season',
    chill: 'No chill accumulated in the season',
    map: 'No stations in the season',
  },
  week: (count, isOne, days) => `${count} ${isOne ? 'catch' : 'catches'} in ${spanEn(days)}`,
  uncounted: (days) => `No catches counted in ${spanEn(days)}`,
};

const PT: PictureWords = {
  accumulated: (from, value, on) => `Graus-dia acumulados desde ${from}: ${value} até ${on}.`,
  caught: (total, isOne) => `Capturas: ${total} ${isOne ? 'adulto' : 'adultos'} no total.`,
  inField: (count, isOne) => `Delas, ${count} ${isOne ? 'contada' : 'contadas'} em campo.`,
  nothingCaught: 'Sem capturas registradas.',
  lastTemperature: (max, min, on) => `Temperatura máxima ${max} e mínima ${min} em ${on}.`,
  lastHumidity: (max, min, on) => `Umidade máxima ${max} e mínima ${min} em ${on}.`,
  index: (value, on) => `Índice de oídio: ${value} em ${on}.`,
  doesNotApply: 'O oídio não é acompanhado nesta cultura.',
  missing: (days) => (days === 1 ? 'Falta 1 dia de dados.' : `Faltam ${days} dias de dados.`),
  stations: (count) => (count === 1 ? '1 estação.' : `${count} estações.`),
  levels: {
    low: 'risco baixo',
    moderate: 'risco médio',
    high: 'risco alto',
    unknown: 'sem dados recentes',
  },
  noDegreeDays: 'Sem graus-dia na safra.',
  nothing: {
    'degree-days': 'Sem graus-dia nem capturas na safra',
    captures: 'Sem capturas na safra',
    climate: 'Sem medições de clima na safra',
    mildew: 'Sem índice de oídio na safra',
    chill: 'Sem frio acumulado na safra',
    map: 'Sem estações na safra',
  },
  week: (count, isOne, days) => `${count} ${isOne ? 'captura' : 'capturas'} em ${spanPt(days)}`,
  uncounted: (days) => `Sem capturas contadas em ${spanPt(days)}`,
};

/** Words of pictures in each language; panels, charts and stations have their own. */
export const PICTURE_WORDS: Readonly<Record<EmbedLocale, PictureWords>> = { es: ES, en: EN, pt: PT };
