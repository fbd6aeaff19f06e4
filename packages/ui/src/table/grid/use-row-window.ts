import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rolling } from './row-rolling.ts';
import { GROUP, type RowWindow, windowAt, within } from './row-window.ts';

/** Before the box is measured, and on a server. */
const FIRST: RowWindow = { start: 0, end: 3 * GROUP };

export interface RowWindowOptions {
  /** The box that scrolls; its table has one head, and rows of the same height. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height before a row is drawn and measured, px. */
  readonly rowHeight: number;
  /** False draws all rows. */
  readonly isOn: boolean;
}

/** Measured sizes, px. */
interface Sizes {
  readonly row: number;
  /** Height of the visible part between the head and the totals. */
  readonly room: number;
}

/**
 * Which rows of a long table are drawn while it scrolls. All rows have the height of the first one drawn, which
 * is measured, because it depends on density, touch and content.
 */
export function useRowWindow({ scroller, count, rowHeight, isOn }: RowWindowOptions) {
  const [seen, setSeen] = useState(FIRST);
  const [sizes, setSizes] = useState<Sizes>({ row: rowHeight, room: 0 });
  const latest = useRef(sizes);

  const look = () => {
    const box = scroller.current;
    if (!box) return;
    const { row, room } = latest.current;
    const next = windowAt(box.scrollTop, room, row, count);
    setSeen((before) => (before.start === next.start && before.end === next.end ? before : next));
  };
  const looking = useRef(look);
  looking.current = look;

  // Measured when the size changes, not while scrolling, which would cause an additional layout each time.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return;
    const roll = rolling(box.firstElementChild);
    const scrolled = () => {
      roll.step();
      looking.current();
    };
    const measure = () => {
      const now = sizesOf(box, rowHeight);
      if (now.row !== latest.current.row || now.room !== latest.current.room) {
        latest.current = now;
        setSizes(now);
      }
      looking.current();
    };
    measure();
    box.addEventListener('scroll', scrolled, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => {
      box.removeEventListener('scroll', scrolled);
      observer.disconnect();
      roll.stop();
    };
  }, [scroller, isOn, rowHeight]);

  /** Scrolls as little as needed to show the row. */
  const reveal = (index: number) => {
    const box = scroller.current;
    if (!isOn || !box) return;
    const top = index * sizes.row;
    const lowest = top + sizes.row - sizes.room;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (lowest > box.scrollTop) box.scrollTop = lowest;
    look();
  };
  return {
    drawn: isOn ? within(seen, count) : { start: 0, end: count },
    /** Number of whole rows that fit into the box. */
    fit: Math.max(1, Math.floor(sizes.room / sizes.row)),
    rowHeight: sizes.row,
    reveal,
  };
}

function sizesOf(box: HTMLElement, rowHeight: number): Sizes {
  const heightOf = (part: string) => box.querySelector<HTMLElement>(`table > ${part}`)?.offsetHeight ?? 0;
  const row = box.querySelector('tbody > tr[data-at]')?.getBoundingClientRect().height || rowHeight;
  return { row, room: Math.max(0, box.clientHeight - heightOf('thead') - heightOf('tfoot')) };
}
