import { newSheet } from '../loader/sheet.ts';

export interface MirroredStyles {
  /** Where style elements are written; it is part of no document, so no page's policy is asked about them. */
  readonly place: HTMLElement;
  /** Shows what is written there. */
  readonly sheet: CSSStyleSheet;
  /** Brings the sheet up to date at once instead of before the next paint. */
  readonly flush: () => void;
}

/** Style elements written by a library as a sheet that a shadow root adopts: it needs no `style-src` of the page. */
/** @param page the document of that root */
export function mirroredStyles(page: Document): MirroredStyles {
  const place = document.createElement('div');
  const sheet = newSheet(page);
  let shown = '';
  const flush = () => {
    const text = Array.from(place.childNodes, (style) => style.textContent).join('\n');
    if (text === shown) return;
    shown = text;
    sheet.replaceSync(text);
  };
  new MutationObserver(flush).observe(place, { childList: true, subtree: true, characterData: true });
  return { place, sheet, flush };
}
