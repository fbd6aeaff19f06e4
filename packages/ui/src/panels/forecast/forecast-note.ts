import { hasForecastValues, MILDEW_FORECAST_DAYS, type SeriesForecast, wallMsOfInstant } from '@vigia/domain';
import { FORECAST_SERVICES } from '@vigia/domain/es';
import type { Figures } from '../../words/figures.ts';
import type { PanelSpeech } from '../words.ts';
import type { PanelForecast } from './series-forecast.ts';

/** The note below a chart about the days after today. */
export interface ForecastNote {
  readonly text: string;
  /** Whether those days have no forecast. */
  readonly isMissing: boolean;
}

/** The note for the series of a chart; null if there is nothing to say. */
export function forecastNote<Name extends string>(
  forecast: PanelForecast<Name> | undefined,
  names: readonly Name[],
  speech: PanelSpeech,
): ForecastNote | null {
  const words = speech.words.forecast;
  if (forecast === undefined) return null;
  if (forecast === null) return { text: words.awaited, isMissing: false };
  const all = names.flatMap((name) => (forecast[name] === undefined ? [] : [forecast[name] ?? null]));
  if (all.length === 0) return null;
  const known = all.find((one) => one !== null && hasForecastValues(one));
  if (known) return { text: sourceText(known, speech), isMissing: false };
  const [first] = all.filter((one) => one !== null);
  return { text: first ? missingText(first, speech) : words.unanswered, isMissing: true };
}

/** The same for a chart of mildew: it also says why the forecast ends before the window. */
export function mildewForecastNote<Name extends string>(
  forecast: PanelForecast<Name> | undefined,
  names: readonly Name[],
  speech: PanelSpeech,
): ForecastNote | null {
  const note = forecastNote(forecast, names, speech);
  if (!forecast || note === null || note.isMissing) return note;
  return { ...note, text: `${note.text} ${speech.words.forecast.limit(MILDEW_FORECAST_DAYS)}` };
}

/** Who issued a forecast, and when. */
export function sourceText({ provider, issuedAt, years }: SeriesForecast, speech: PanelSpeech): string {
  const words = speech.words.forecast;
  if (provider === null || provider === 'climatology') return words.normal(years ?? 0);
  return words.forecastBy(FORECAST_SERVICES[provider], timeText(issuedAt, speech.figures));
}

function missingText({ reason, provider }: SeriesForecast, speech: PanelSpeech): string {
  const words = speech.words.forecast;
  if (reason !== null) return words.reasons[reason];
  if (provider === null || provider === 'climatology') return words.unanswered;
  return words.notForecast(FORECAST_SERVICES[provider]);
}

/** `21 nov 2026, 14:00`, in Chile. */
function timeText(issuedAt: string | null, { dayOfYear }: Figures): string {
  const wall = wallMsOfInstant(Date.parse(issuedAt ?? ''));
  return `${dayOfYear(wall)}, ${new Date(wall).toISOString().slice(11, 16)}`;
}
