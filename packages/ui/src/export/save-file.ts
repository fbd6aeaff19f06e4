import { cutText } from './sheet-name.ts';

/**
 * Most characters of a name without its extension; file systems allow 255 bytes, and a letter may take several.
 */
const NAME_LENGTH = 80;
/** Time in which the browser may still read the file, ms. */
const KEEP = 60_000;

/**
 * A file name that every system accepts: without `< > : " / \ | ? *` and control characters, and cut to
 * `NAME_LENGTH`. The extension is never cut. "archivo" if no character is left.
 */
export function fileName(name: string, extension: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return `${cutText(clean, NAME_LENGTH).replace(/[\s.]+$/, '') || 'archivo'}.${extension}`;
}

/** Lets the reader save a blob as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
}
