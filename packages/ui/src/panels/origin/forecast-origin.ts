import { hasForecastValues, MILDEW_FORECAST_DAYS, type SeriesForecast } from '@vigia/domain';
import { sourceText } from '../forecast/forecast-note.ts';
import type { PanelSpeech } from '../words.ts';
import type { OriginEntry } from './origin-list.tsx';

/** Panels that have a forecast. */
type ForecastKind = 'climate' | 'chill' | 'mildew';

/** Who issued the forecasts, when, and how they were processed; or why there are none. */
export function forecastEntries(
  forecasts: readonly (SeriesForecast | null | undefined)[] | undefined,
  kind: ForecastKind,
  speech: PanelSpeech,
): OriginEntry[] {
  const { words } = speech;
  const { term, apart } = words.origin.forecast;
  const answered = (forecasts ?? []).filter((one) => one !== null && one !== undefined);
  const texts = answered
    .filter(hasForecastValues)
    .map((one) => `${sourceText(one, speech)} ${madeText(one, kind, speech)}`);
  if (texts.length > 0) return [{ term, text: [...new Set(texts), apart].join(' ') }];
  const reason = answered.find((one) => one.reason !== null)?.reason;
  return reason ? [{ term, text: words.forecast.reasons[reason] }] : [];
}

/** How the forecast was computed from the service's values. */
function madeText({ provider }: SeriesForecast, kind: ForecastKind, { words }: PanelSpeech): string {
  const made = words.origin.forecast;
  if (kind === 'mildew') return made.mildew(MILDEW_FORECAST_DAYS);
  return made[kind][provider === 'climatology' ? 'normal' : 'fromHours'];
}
