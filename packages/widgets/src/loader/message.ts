import { problemOf } from '../elements/problems.ts';
import type { WidgetErrorCode } from '../elements/widget-error.ts';
import { type Language, LOADER_WORDS } from '../words/languages.ts';

/** An error message in the element's place. */
export function messageOf(code: WidgetErrorCode, language: Language, onRetry: () => void): HTMLElement {
  const { title, hint, retry } = problemOf(code, language);
  const message = textIn('div');
  message.lang = language;
  message.role = 'alert';
  message.part = 'message';
  message.append(textIn('strong', title), textIn('div', hint));
  if (retry) {
    const button = textIn('button', retry);
    button.onclick = onRetry;
    message.append(button);
  }
  return message;
}

/**
 * Shown until the picture is loaded, if the page has written nothing to show. A short wait is not announced.
 */
export function waiting(language: Language): HTMLElement {
  const wait = textIn('div', LOADER_WORDS[language].waiting);
  wait.className = 'wait';
  return wait;
}

function textIn(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.append(text);
  return element;
}
