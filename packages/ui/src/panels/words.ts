import { type IsoDate, wallMsOfDay } from '@vigia/domain';
import { EXPECTATION_SENTENCES } from '@vigia/domain/es';
import type { Figures } from '../words/figures.ts';
import { useSpeech } from '../words/language-provider.tsx';
import { room, type Speech, speechOf } from '../words/speech.ts';
import { CAPTURE_WORDS } from './captures/words.ts';
import { CHILL_WORDS } from './chill-words.ts';
import { CLIMATE_WORDS } from './climate-words.ts';
import { PEST_WORDS } from './degree-days/words.ts';
import { FORECAST_WORDS } from './forecast/words.ts';
import { MILDEW_WORDS } from './mildew/words.ts';
import { ORIGIN } from './origin/words.ts';
import { PUBLISHED_WORDS } from './published-words.ts';

/** Words of the panels that are also published: pests, captures, weather, chill and mildew. */
export const PANELS = room('panels', {
  degreeDayUnit: '°C·día',
  expected: { ...EXPECTATION_SENTENCES, awaited: 'calculando la fecha…' },
  missing: (days: number) => (days === 1 ? 'falta 1 día' : `faltan ${days} días`),
  pests: PEST_WORDS,
  captures: CAPTURE_WORDS,
  climate: CLIMATE_WORDS,
  chill: CHILL_WORDS,
  mildew: MILDEW_WORDS,
  forecast: FORECAST_WORDS,
  origin: ORIGIN,
  published: PUBLISHED_WORDS,
});

/** The words of panels in one language, with its formats of numbers and days. */
export type PanelSpeech = Speech<(typeof PANELS)['spanish']>;
export const SPANISH_PANELS: PanelSpeech = speechOf(PANELS);
export const usePanelSpeech = (): PanelSpeech => useSpeech(PANELS);

/** `4 oct` */
export const shortDate = (date: IsoDate, { shortDay }: Figures): string => shortDay(wallMsOfDay(date));
/** `4 oct 2026` */
export const fullDate = (date: IsoDate, { dayOfYear }: Figures): string => dayOfYear(wallMsOfDay(date));
/** `10 °C`, `12,5 °C` */
export const degreesText = (celsius: number, { number }: Figures): string =>
  `${number(celsius, Number.isInteger(celsius) ? 0 : 1)} °C`;
