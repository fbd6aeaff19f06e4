import { CHART_PHRASES } from './chart-phrases.ts';
import { ORIGIN_PHRASES } from './origin-phrases.ts';
import { PANEL_PHRASES } from './panel-phrases.ts';
import { SHARED_PHRASES } from './shared-phrases.ts';

/** Languages beside Spanish, in which everything is written. */
export type OtherLanguage = 'en' | 'pt';

export interface Translator {
  readonly translate: (text: string) => string;
  /** Letters of a text that nothing is known for; empty for a text that is wholly translated. */
  readonly unknown: (text: string) => string;
}

const COLUMN: Readonly<Record<OtherLanguage, 1 | 2>> = { en: 1, pt: 2 };
const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const DAYS = 'lun mar mié jue vie sáb dom'.split(' ');
const OF: Readonly<Record<OtherLanguage, { readonly months: string[]; readonly days: string[] }>> = {
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    days: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  },
  pt: {
    months: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    days: 'seg ter qua qui sex sáb dom'.split(' '),
  },
};
const GENERATION = /(\d+)ª (generación|gen\.)/;
const NUMBER = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+/;
/** Signs of units and what reads alike in all languages. */
const SAME = /°[CF]|(?<!\p{L})(?:h|in|mm|dBm|Vigía)(?!\p{L})/u;

/**
 * Says in another language what charts and panels say in Spanish: words, dates, the decimal sign. Works on whole texts,
 * so that one of it serves what stands in a page and what is written into a picture.
 *
 * @param names of fields, stations, pests and people: left as they are, whatever words they are made of
 */
export function translatorOf(language: OtherLanguage, names: readonly string[] = []): Translator {
  const phrases = new Map<string, string>();
  for (const phrase of [...SHARED_PHRASES, ...CHART_PHRASES, ...PANEL_PHRASES, ...ORIGIN_PHRASES])
    phrases.set(phrase[0], phrase[COLUMN[language]]);
  const kept = new Set(names.filter((name) => name !== ''));
  const { months, days } = OF[language];
  const parts = [
    ...longestFirst([...kept]).map(escaped),
    GENERATION.source,
    `(?<!\\d )(?<weekday>${DAYS.join('|')})(?= \\d)`,
    `(?<month>${MONTHS.join('|')})`,
    ...longestFirst([...phrases.keys()]).map(escaped),
  ];
  const words = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])|${NUMBER.source}`,
    'gu',
  );
  const replaced = (match: string, ...rest: unknown[]): string => {
    if (kept.has(match)) return match;
    const { weekday, month } = rest.at(-1) as { weekday?: string; month?: string };
    if (weekday) return days[DAYS.indexOf(weekday)]!;
    if (month) return months[MONTHS.indexOf(month)]!;
    const generation = GENERATION.exec(match);
    if (generation) return generationIn(language, generation[1]!, generation[2] === 'gen.');
    return phrases.get(match) ?? (language === 'en' ? match.replaceAll(/[.,]/g, otherSign) : match);
  };
  return {
    translate: (text) => text.replace(words, replaced),
    unknown: (text) =>
      text
        .replace(words, '')
        .replace(new RegExp(SAME, 'gu'), '')
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
  };
}

const otherSign = (sign: string) => (sign === '.' ? ',' : '.');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length);

const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

function generationIn(language: OtherLanguage, number: string, isShort: boolean): string {
  if (language === 'pt') return `${number}ª ${isShort ? 'ger.' : 'geração'}`;
  return `${number}${ENDINGS[number] ?? 'th'} ${isShort ? 'gen.' : 'generation'}`;
}
