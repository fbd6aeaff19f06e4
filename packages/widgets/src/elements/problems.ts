import { type Language, LOADER_WORDS } from '../words/languages.ts';
import type { WidgetErrorCode } from './widget-error.ts';

/** Whether asking again helps nobody. */
export const isLasting = (code: WidgetErrorCode): boolean => /attribute|refused|found|origin/.test(code);

export interface Problem {
  readonly title: string;
  readonly hint: string;
  /** What the button says that asks again; null where that would not help. */
  readonly retry: string | null;
}

export function problemOf(code: WidgetErrorCode, language: Language): Problem {
  const { titles, serve, tell, wait, retry } = LOADER_WORDS[language];
  const lasts = isLasting(code);
  return {
    title: titles[code],
    hint: code === 'no-origin' ? serve : lasts ? tell : wait,
    retry: lasts ? null : retry,
  };
}
