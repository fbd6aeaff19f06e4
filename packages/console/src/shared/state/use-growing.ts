import { type RefCallback, useCallback, useState } from 'react';

export interface Growing {
  /** Number of rows to draw. */
  readonly drawn: number;
  /** Ref of an element after the last drawn row: when it becomes visible, more rows are drawn. */
  readonly end: RefCallback<Element>;
  /** Draws all of them. */
  readonly drawAll: () => void;
}

/**
 * The number of rows of a long list to draw: at first those that fill a screen, so that the page responds at
 * once, and more as the reader scrolls to the end. The number stays when the length of the list changes.
 */
export function useGrowing(count: number, first: number, step: number): Growing {
  const [most, setMost] = useState(first);
  // A new observer after each step: an observer reports only what becomes visible, not what stays visible.
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setMost(most + step);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [most, step],
  );
  return { drawn: Math.min(most, count), end, drawAll: () => setMost(count) };
}
