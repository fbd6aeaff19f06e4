import { EMBED_LOCALES, type EmbedLocale } from '@vigia/domain/published';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';
import type { CheckWords, LoaderWords, PanelWords } from './word-types.ts';

/** What widgets speak, each with a file of its words. */
export const LANGUAGES = EMBED_LOCALES;
export type Language = EmbedLocale;
type InEach<Words> = Readonly<Record<Language, Words>>;

/** Apart from each other, so that the loader brings no words but its own. */
export const LOADER_WORDS: InEach<LoaderWords> = { es: es.LOADER, en: en.LOADER, pt: pt.LOADER };
export const PANEL_WORDS: InEach<PanelWords> = { es: es.PANELS, en: en.PANELS, pt: pt.PANELS };
export const CHECK_WORDS: InEach<CheckWords> = { es: es.CHECK, en: en.CHECK, pt: pt.CHECK };
