import type { PublishedLevel } from './charts.ts';
import type { EmbedMetric } from './widgets.ts';

/**
 * Languages of published texts and pictures. All that this package says in them stands in this file and, of other seasons,
 * in `beside-words.ts`; each table is apart, so that a script takes only those that it shows.
 */
export const EMBED_LOCALES = ['es', 'en', 'pt'] as const;
export type EmbedLocale = (typeof EMBED_LOCALES)[number];
type InEach<Words> = Readonly<Record<EmbedLocale, Words>>;

/** Each language by its own name. */
export const EMBED_LOCALE_WORDS: InEach<string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};

/** From January on. */
export const PUBLISHED_MONTHS: InEach<readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
};

/** What stands between thousands, and before decimals. */
export const NUMBER_SIGNS: InEach<readonly [thousands: string, decimal: string]> = {
  es: ['.', ','],
  en: [',', '.'],
  pt: ['.', ','],
};

/** What an element shows, as its reader calls it. */
export const PUBLISHED_METRIC_WORDS: InEach<Readonly<Record<EmbedMetric, string>>> = {
  es: {
    'degree-days': 'Grados día',
    captures: 'Capturas',
    climate: 'Clima',
    mildew: 'Oídio',
    chill: 'Horas frío',
    card: 'Ficha de estación',
    map: 'Mapa del campo',
    risk: 'Insignia de riesgo',
  },
  en: {
    'degree-days': 'Degree-days',
    captures: 'Catches',
    climate: 'Weather',
    mildew: 'Powdery mildew',
    chill: 'Chilling hours',
    card: 'Station card',
    map: 'Map of the field',
    risk: 'Risk badge',
  },
  pt: {
    'degree-days': 'Graus-dia',
    captures: 'Capturas',
    climate: 'Clima',
    mildew: 'Oídio',
    chill: 'Horas de frio',
    card: 'Ficha da estação',
    map: 'Mapa do talhão',
    risk: 'Selo de risco',
  },
};

/** What a field is called where one is chosen. */
export const EMBED_FIELD_WORDS: InEach<string> = {
  es: 'Resumen del campo',
  en: 'Field summary',
  pt: 'Resumo do talhão',
};

/** What a place is, before its name. */
export const PLACE_KINDS: InEach<readonly [sector: string, station: string]> = {
  es: ['Campo', 'Estación'],
  en: ['Field', 'Station'],
  pt: ['Talhão', 'Estação'],
};

/** In the place of a picture that is still to come. */
export const APPEARS_WORDS: InEach<string> = {
  es: 'El gráfico aparece aquí cuando responde Vigía.',
  en: 'The chart appears here once Vigía answers.',
  pt: 'O gráfico aparece aqui quando a Vigía responder.',
};

export const PUBLISHED_LEVEL_WORDS: InEach<Readonly<Record<PublishedLevel, string>>> = {
  es: { low: 'Riesgo bajo', moderate: 'Riesgo medio', high: 'Riesgo alto', unknown: 'Riesgo desconocido' },
  en: { low: 'Low risk', moderate: 'Moderate risk', high: 'High risk', unknown: 'Unknown risk' },
  pt: { low: 'Risco baixo', moderate: 'Risco médio', high: 'Risco alto', unknown: 'Risco desconhecido' },
};

export const MILDEW_NAMES: InEach<string> = { es: 'oídio', en: 'powdery mildew', pt: 'oídio' };

interface RiskSentences {
  readonly nothing: string;
  /** @param last last day with data, null without any */
  readonly unknown: (subject: string, last: string | null) => string;
  /** The beginning: how high, what for and since when. */
  readonly known: (level: string, subject: string, since: string) => string;
  /** @param days how many days were summed up */
  readonly captures: (count: string, isOne: boolean, days: number) => string;
  readonly index: (value: string) => string;
}

export const RISK_SENTENCES: InEach<RiskSentences> = {
  es: {
    nothing: 'En este campo no se sigue ningún riesgo.',
    unknown: (subject: string, last: string | null) =>
      `Sin datos recientes de ${subject}${last === null ? '' : `: los últimos son del ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} por ${subject} desde el ${since}`,
    captures: (count: string, isOne: boolean, days: number) =>
      `${count} ${isOne ? 'captura' : 'capturas'} en ${days === 1 ? 'el último día' : `los últimos ${days} días`}.`,
    index: (value: string) => `índice de oídio ${value}.`,
  },
  en: {
    nothing: 'No risk is followed in this field.',
    unknown: (subject: string, last: string | null) =>
      `No recent data on ${subject}${last === null ? '' : `: the last are of ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} of ${subject} since ${since}`,
    captures: (count: string, isOne: boolean, days: number) =>
      `${count} ${isOne ? 'catch' : 'catches'} in the last ${days === 1 ? 'day' : `${days} days`}.`,
    index: (value: string) => `powdery mildew index ${value}.`,
  },
  pt: {
    nothing: 'Neste campo não se acompanha nenhum risco.',
    unknown: (subject: string, last: string | null) =>
      `Sem dados recentes de ${subject}${last === null ? '' : `: os últimos são de ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} de ${subject} desde ${since}`,
    captures: (count: string, isOne: boolean, days: number) =>
      `${count} ${isOne ? 'captura' : 'capturas'} ${days === 1 ? 'no último dia' : `nos últimos ${days} dias`}.`,
    index: (value: string) => `índice de oídio ${value}.`,
  },
};
