import { type Language, LOADER_WORDS } from '../words/languages.ts';
import type { WidgetErrorCode } from './widget-error.ts';

/** Whether another try cannot help. */
export const isLasting = (code: WidgetErrorCode): boolean => /attribute|refused|found|origin/.test(code);

export interface Problem {
  readonly title: string;
  readonly hint: string;
  /** Text of the retry button; null if another try cannot help. */
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
