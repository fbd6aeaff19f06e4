import type { CataloguePest } from '../catalogue/pests.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { PestId } from '../entities/ids.ts';
import type { PublishedLevel, PublishedRisk } from './charts.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import type { EmbedLocale } from './metrics.ts';

export const PUBLISHED_LEVEL_WORDS: Readonly<Record<EmbedLocale, Readonly<Record<PublishedLevel, string>>>> =
  {
    es: { low: 'Riesgo bajo', moderate: 'Riesgo medio', high: 'Riesgo alto', unknown: 'Riesgo desconocido' },
    en: { low: 'Low risk', moderate: 'Moderate risk', high: 'High risk', unknown: 'Unknown risk' },
    pt: { low: 'Risco baixo', moderate: 'Risco médio', high: 'Risco alto', unknown: 'Risco desconhecido' },
  };

const MILDEW: Readonly<Record<EmbedLocale, string>> = { es: 'oídio', en: 'powdery mildew', pt: 'oídio' };

/** Spanish readers know a pest by its common name, others by that of its species. */
export function pestInWords(pestId: PestId, locale: EmbedLocale): string {
  const pest: CataloguePest | undefined = PESTS.get(pestId);
  return (locale === 'es' ? pest?.name : pest?.species) ?? '';
}

/** The name of a published chart's pest: as the service calls it in Spanish, otherwise its species. */
export function publishedPestName(
  { pestId, pestName }: { readonly pestId: PestId; readonly pestName: string },
  locale: EmbedLocale,
): string {
  return (locale === 'es' ? '' : pestInWords(pestId, locale)) || pestName;
}

type RiskFacts = Pick<PublishedRisk, 'level' | 'kind' | 'pestId' | 'since' | 'asOf' | 'value'>;

/** What a risk is for. */
export function riskSubject(
  { kind, pestId }: Pick<RiskFacts, 'kind' | 'pestId'>,
  locale: EmbedLocale,
): string {
  if (kind === 'mildew') return MILDEW[locale];
  return pestId === null ? '' : pestInWords(pestId, locale);
}

const SENTENCES = {
  es: {
    nothing: 'En este campo no se sigue ningún riesgo.',
    unknown: (subject: string, last: string | null) =>
      `Sin datos recientes de ${subject}${last === null ? '' : `: los últimos son del ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} por ${subject} desde el ${since}`,
    captures: (count: string, one: boolean) =>
      `${count} ${one ? 'captura' : 'capturas'} en los últimos 7 días.`,
    index: (value: string) => `índice de oídio ${value}.`,
  },
  en: {
    nothing: 'No risk is followed in this field.',
    unknown: (subject: string, last: string | null) =>
      `No recent data on ${subject}${last === null ? '' : `: the last are of ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} of ${subject} since ${since}`,
    captures: (count: string, one: boolean) => `${count} ${one ? 'catch' : 'catches'} in the last 7 days.`,
    index: (value: string) => `powdery mildew index ${value}.`,
  },
  pt: {
    nothing: 'Neste campo não se acompanha nenhum risco.',
    unknown: (subject: string, last: string | null) =>
      `Sem dados recentes de ${subject}${last === null ? '' : `: os últimos são de ${last}`}.`,
    known: (level: string, subject: string, since: string) => `${level} de ${subject} desde ${since}`,
    captures: (count: string, one: boolean) => `${count} ${one ? 'captura' : 'capturas'} nos últimos 7 dias.`,
    index: (value: string) => `índice de oídio ${value}.`,
  },
} as const;

/** The whole risk in one sentence: how high, of what, since when, and by which figure. */
export function riskSentence(risk: RiskFacts, locale: EmbedLocale): string {
  const words = SENTENCES[locale];
  if (risk.kind === null) return words.nothing;
  const subject = riskSubject(risk, locale);
  if (risk.since === null || risk.value === null) {
    return words.unknown(subject, risk.asOf && publishedDate(risk.asOf, locale));
  }
  const level = PUBLISHED_LEVEL_WORDS[locale][risk.level];
  const figure = publishedNumber(risk.value, 0, locale);
  const why = risk.kind === 'mildew' ? words.index(figure) : words.captures(figure, risk.value === 1);
  return `${words.known(level, subject, publishedDate(risk.since, locale))}: ${why}`;
}
