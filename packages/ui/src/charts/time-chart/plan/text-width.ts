const NARROW = new Set("iíjl.,:;·|'ºª!()[] ".split(''));
const THIN = new Set('frtJI-/"1'.split(''));
const WIDE = new Set('mwMWÑGOQDHNU%–—'.split(''));

/**
 * Factor for a page without the house's font, whose own font may be wider: names that must not touch get this
 * much room.
 */
export const WIDER = 1.12;

/**
 * Width of a text in the house's sans, px, computed without a browser, so that labels have the same layout on
 * the server and on the screen. Advance widths of Source Sans 3 at weight 600 in thousandths of the font size,
 * by class of letter. They are rounded up a little, because an underestimated label collides.
 */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0;
  for (const letter of text) thousandths += advance(letter);
  return (thousandths * fontSize) / 1000;
}

function advance(letter: string): number {
  if (NARROW.has(letter)) return 275;
  if (THIN.has(letter)) return 390;
  if (WIDE.has(letter)) return 760;
  return 555;
}

/** The text, or as much of it as fits in `width` px with an ellipsis; empty if not even a letter fits. */
export function fitText(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let room = width - textWidth('…', fontSize);
  let fitted = '';
  for (const letter of text) {
    room -= textWidth(letter, fontSize);
    if (room < 0) break;
    fitted += letter;
  }
  return fitted === '' ? '' : `${fitted.trimEnd()}…`;
}

/**
 * The text in lines of at most `width` px in any font, broken at spaces, so that a picture and a page break it
 * in the same way. A longer word has a line of its own.
 */
export function wrapText(text: string, fontSize: number, width: number): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (textWidth(longer, fontSize) * WIDER <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
