import { USUAL_CHIP_DAYS } from '../captures/chip-rule.ts';
import type { CataloguePest } from '../catalogue/pest-of.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { PestId } from '../entities/ids.ts';
import type { PublishedRisk } from './charts.ts';
import { publishedDate, publishedNumber } from './locale.ts';
import { type EmbedLocale, MILDEW_NAMES, PUBLISHED_LEVEL_WORDS, RISK_SENTENCES } from './words.ts';

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

type RiskFacts = Pick<PublishedRisk, 'level' | 'kind' | 'pestId' | 'since' | 'asOf' | 'value' | 'days'>;

/** What a risk is for. */
export function riskSubject(
  { kind, pestId }: Pick<RiskFacts, 'kind' | 'pestId'>,
  locale: EmbedLocale,
): string {
  if (kind === 'mildew') return MILDEW_NAMES[locale];
  return pestId === null ? '' : pestInWords(pestId, locale);
}

/** The whole risk in one sentence: how high, of what, since when, and by which figure. */
export function riskSentence(risk: RiskFacts, locale: EmbedLocale): string {
  const words = RISK_SENTENCES[locale];
  if (risk.kind === null) return words.nothing;
  const subject = riskSubject(risk, locale);
  if (risk.since === null || risk.value === null) {
    return words.unknown(subject, risk.asOf && publishedDate(risk.asOf, locale));
  }
  const level = PUBLISHED_LEVEL_WORDS[locale][risk.level];
  const figure = publishedNumber(risk.value, 0, locale);
  const { days = USUAL_CHIP_DAYS } = risk;
  const why = risk.kind === 'mildew' ? words.index(figure) : words.captures(figure, risk.value === 1, days);
  return `${words.known(level, subject, publishedDate(risk.since, locale))}: ${why}`;
}
