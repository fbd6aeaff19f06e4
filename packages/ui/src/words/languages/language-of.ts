import type { EmbedLocale } from '@vigia/domain/published';
import { type Language, SPANISH } from '../speech.ts';
import { EN } from './en.ts';
import { PT } from './pt.ts';

const LANGUAGES: Readonly<Record<EmbedLocale, Language>> = { es: SPANISH, en: EN, pt: PT };

/** The language of widgets and pictures by its code; always the same object. */
export const languageOf = (locale: EmbedLocale): Language => LANGUAGES[locale];
