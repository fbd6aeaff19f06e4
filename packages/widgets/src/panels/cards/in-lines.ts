import { wrapText } from '@vigia/ui/charts';

/** Border and padding of a card at its left or right, px. */
const EDGE = 17;

/** Width of the picture of an element, px: pictures are requested in steps of 4 px. */
export const pictureWidth = (width: number): number => Math.round(width / 4) * 4;

/** Width of the lines in a card, as in its picture, px. */
export const roomOf = (width: number): number => pictureWidth(width) - 2 * EDGE;

/** Style of a text whose lines `inLines` has broken. */
export const keepLines = 'white-space: pre-line; overflow-wrap: anywhere;';

/**
 * The text with line feeds where its picture breaks lines.
 *
 * @param size font size, px
 * @param width of its lines, px
 */
export const inLines = (text: string, size: number, width: number): string =>
  wrapText(text, size, width).join('\n');
