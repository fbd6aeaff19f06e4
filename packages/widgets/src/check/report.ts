import type { Language } from '../words/languages.ts';
import { checkSheet } from './sheet.ts';
import { say } from './words.ts';

/** One line of the report. */
export interface Finding {
  readonly how: 'good' | 'bad' | 'note';
  readonly text: string;
  /** What to do about it. */
  readonly todo?: string;
}

export interface Report {
  readonly add: (finding: Finding) => void;
  readonly remove: () => void;
}

const withText = (tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

/**
 * Opens a fixed panel over the page, in its own shadow root.
 *
 * @returns null if another build has already opened one
 */
export function openReport(id: string, language: Language, onClose: () => void): Report | null {
  if (document.getElementById(id)) return null;
  const host = document.createElement('div');
  host.id = id;
  host.lang = language;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [checkSheet(document)];
  const panel = document.createElement('section');
  panel.ariaLabel = say(language, 'title');
  panel.tabIndex = 0;
  const head = document.createElement('header');
  const close = withText('button', say(language, 'close'));
  close.onclick = onClose;
  head.append(withText('h2', say(language, 'title')), close);
  const list = document.createElement('ul');
  list.ariaLive = 'polite';
  panel.append(head, list);
  root.append(panel);
  document.body.append(host);
  return {
    add({ how, text: sentence, todo }) {
      const line = document.createElement('li');
      line.className = how;
      line.append(withText('strong', say(language, how)), withText('span', sentence));
      if (todo) line.append(withText('p', todo));
      list.append(line);
    },
    remove: () => host.remove(),
  };
}
