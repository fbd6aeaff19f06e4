import { wrapText } from '@vigia/ui/charts';

/** A card's line and padding at its left and right, px. */
const EDGE = 17;

/** How wide the picture of an element of so many px is: it is asked for in steps of 4 px. */
export const pictureWidth = (width: number): number => Math.round(width / 4) * 4;

/** What a card of so many px has for its lines, as its picture has it. */
export const roomOf = (width: number): number => pictureWidth(width) - 2 * EDGE;

/** Rules for a text whose lines end where `inLines` ends them. */
export const keepLines = 'white-space: pre-line; overflow-wrap: anywhere;';

/**
 * The text with its spaces at the ends of lines made line feeds, so that it breaks where its picture does.
 *
 * @param size of its letters, px
 * @param width of its lines, px
 */
export const inLines = (text: string, size: number, width: number): string =>
  wrapText(text, size, width).join('\n');
