import { type EmbedWidget, NARROW_COLUMN } from './widgets.ts';

/**
 * Style rules that keep elements' places until a script that comes late has defined them: nothing on the page moves then.
 * Elements of the same height share one. The height's step is the element's own. A page has no unit for the width of a
 * column, but paddings are measured in it.
 */
export function reservedHeights(widgets: readonly EmbedWidget[]): string {
  const tagsOf = new Map<string, string[]>();
  for (const { tag, heights } of widgets) {
    const room = roomOf(heights);
    tagsOf.set(room, [...(tagsOf.get(room) ?? []), `${tag}:not(:defined)`]);
  }
  return [...tagsOf].map(([room, tags]) => `${tags.join(',')}{display:block;${room}}`).join(' ');
}

/** Of an element with these heights: a step where the narrow one is another. */
export const roomOf = ([wide, narrow]: EmbedWidget['heights']): string =>
  wide === narrow
    ? `height:${wide}px`
    : `height:0;padding-bottom:clamp(${wide}px,(${NARROW_COLUMN}px - 100%)*999,${narrow}px);overflow:hidden`;
