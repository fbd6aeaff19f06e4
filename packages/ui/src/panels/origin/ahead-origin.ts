import { type DatesAhead, TESTED_DATES } from '@vigia/domain';
import { FORECAST_SERVICES } from '@vigia/domain/es';
import type { PanelSpeech } from '../words.ts';
import type { OriginEntry } from './origin-list.tsx';

/** How dates of past years are computed and how often they held, or that there are too few years for them. */
export function aheadEntries(
  { years, provider, reason, neighbour }: DatesAhead,
  { words }: PanelSpeech,
): OriginEntry[] {
  const { term, tooFew, forecastBy, past, band, tested, testedAre, ...ahead } = words.origin.ahead;
  if (reason === 'too_few_years') return [{ term, text: tooFew }];
  if (years === null || provider === null) return [];
  const first = provider === 'climatology' ? [] : [forecastBy(FORECAST_SERVICES[provider])];
  const theirs = neighbour ? [ahead.neighbour(neighbour)] : [];
  return [
    { term, text: [...first, past(years), ...theirs, band].join(' ') },
    { term: tested, text: testedAre(TESTED_DATES) },
  ];
}
