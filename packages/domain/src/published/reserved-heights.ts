import { type EmbedWidget, NARROW_COLUMN } from './widgets.ts';

/**
 * Style rules that reserve the room of elements until a late script has defined them, so that the page does not move.
 * Elements of the same height share a rule. The height's step is the element's own. CSS has no unit for the width of a
 * column, but paddings are measured in it.
 */
export function reservedHeights(widgets: readonly Pick<EmbedWidget, 'tag' | 'heights'>[]): string {
  const tagsOf = new Map<string, string[]>();
  for (const { tag, heights } of widgets) {
    const room = roomOf(heights);
    tagsOf.set(room, [...(tagsOf.get(room) ?? []), `${tag}:not(:defined)`]);
  }
  return [...tagsOf].map(([room, tags]) => `${tags.join(',')}{display:block;${room}}`).join(' ');
}

/** Of an element with these heights: a step if the narrow one differs. */
export const roomOf = ([wide, narrow]: EmbedWidget['heights']): string =>
  wide === narrow
    ? `height:${wide}px`
    : `height:0;padding-bottom:clamp(${wide}px,(${NARROW_COLUMN}px - 100%)*999,${narrow}px);overflow:hidden`;
