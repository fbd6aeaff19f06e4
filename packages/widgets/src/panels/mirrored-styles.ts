import { newSheet } from '../loader/sheet.ts';

export interface MirroredStyles {
  /** Parent of the style elements; it is outside every document, so that no page's policy applies to them. */
  readonly place: HTMLElement;
  /** A sheet with the same rules. */
  readonly sheet: CSSStyleSheet;
  /** Updates the sheet at once instead of before the next paint. */
  readonly flush: () => void;
}

/**
 * Copies the style elements of a library into a sheet that a shadow root adopts. Such a sheet does not need the
 * page's `style-src`.
 *
 * @param page the document of that root
 */
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
