import { type EmbedWidget, NARROW_COLUMN } from './widgets.ts';

/**
 * A style rule that keeps an element's place until a script that comes late has defined it: nothing on the page moves then.
 * The height's step is the element's own. A page has no unit for the width of a column, but paddings are measured in it.
 */
export function keptPlace({ tag, heights: [wide, narrow] }: EmbedWidget): string {
  const room =
    wide === narrow
      ? `height:${wide}px`
      : `height:0;padding-bottom:clamp(${wide}px,(${NARROW_COLUMN}px - 100%)*999,${narrow}px);overflow:hidden`;
  return `${tag}:not(:defined){display:block;${room}}`;
}
