import { EMBED_LOCALES, type EmbedLocale } from '@vigia/domain/published';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';
import type { CheckWords, LoaderWords, PanelWords } from './word-types.ts';

/** The languages of widgets, each with a file of words. */
export const LANGUAGES = EMBED_LOCALES;
export type Language = EmbedLocale;
type InEach<Words> = Readonly<Record<Language, Words>>;

/** Separate tables, so that the loader contains only its own words. */
export const LOADER_WORDS: InEach<LoaderWords> = { es: es.LOADER, en: en.LOADER, pt: pt.LOADER };
export const PANEL_WORDS: InEach<PanelWords> = { es: es.PANELS, en: en.PANELS, pt: pt.PANELS };
export const CHECK_WORDS: InEach<CheckWords> = { es: es.CHECK, en: en.CHECK, pt: pt.CHECK };
