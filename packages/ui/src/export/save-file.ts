import { cutText } from './sheet-name.ts';

/** Characters of a name without its extension; file systems hold 255 bytes, and a letter may take several. */
const NAME_LENGTH = 80;
/** ms for which the browser may still be reading the file that it saves. */
const KEEP = 60_000;

/**
 * A file name that every system accepts: without `< > : " / \ | ? *` and control characters, cut to a sensible
 * length; the extension stays whole. "archivo" when nothing is left.
 */
export function fileName(name: string, extension: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return `${cutText(clean, NAME_LENGTH).replace(/[\s.]+$/, '') || 'archivo'}.${extension}`;
}

/** Lets the reader save a file that was made in the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
}
