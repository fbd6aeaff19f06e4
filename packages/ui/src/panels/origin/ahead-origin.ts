import type { DatesAhead } from '@vigia/domain';
import { SERVICES } from '../forecast/forecast-note.ts';
import type { PanelSpeech } from '../words.ts';
import type { OriginEntry } from './origin-list.tsx';

/** How dates after the forecast days are computed, or that there are too few years for them. */
export function aheadEntries({ years, provider, reason }: DatesAhead, { words }: PanelSpeech): OriginEntry[] {
  const { term, tooFew, forecastBy, past, band } = words.origin.ahead;
  if (reason === 'too_few_years') return [{ term, text: tooFew }];
  if (years === null || provider === null) return [];
  const first = provider === 'climatology' ? [] : [forecastBy(SERVICES[provider])];
  return [{ term, text: [...first, past(years), band].join(' ') }];
}
