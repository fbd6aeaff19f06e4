import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FOLD_BAR } from '../fold.tsx';

/** Lower ones are not readable; px. */
const LEAST = { alone: 150, together: 110 } as const;
/** Between the last chart and the bar below it, px. */
const APART = 8;

export interface ChartRoom {
  /** Of something above the charts. */
  readonly ref: RefObject<HTMLElement | null>;
  /** Of each chart, px. */
  readonly height: number;
}

/**
 * Charts that end above the bar which unfolds the rest, whatever stands over them in this language and width. Several
 * share the room, and are all seen at once; where the page gives so little that one alone is readable, it is the first.
 *
 * @param whole height of the element, px
 * @param count of charts
 */
export function useChartRoom(whole: number, count: number): ChartRoom {
  const ref = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>(LEAST.alone);
  const drawn = useRef(height);
  useLayoutEffect(() => {
    drawn.current = height;
  }, [height]);
  useLayoutEffect(() => {
    const [line, card] = [ref.current?.parentElement, ref.current?.closest<HTMLElement>('[data-card]')];
    if (!line || !card) return;
    const measure = () => setHeight(heightIn(card, whole - FOLD_BAR - APART, count, drawn.current));
    // The styles of what was just drawn come right after this effect (mirrored-styles.ts), before it is painted.
    queueMicrotask(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [whole, count]);
  return { ref, height };
}

/** @param before height that the charts have now */
function heightIn(card: HTMLElement, room: number, count: number, before: number): number {
  const { top } = card.getBoundingClientRect();
  const tops = [...card.querySelectorAll('figure')].map((chart) => chart.getBoundingClientRect().top - top);
  const ending = (charts: number): number => {
    const last = tops[charts - 1];
    return last === undefined ? before : Math.floor(before + (room - last - before) / charts);
  };
  const each = ending(count);
  return count > 1 && each >= LEAST.together ? each : Math.max(LEAST.alone, ending(1));
}
