import { type RefCallback, useCallback, useState } from 'react';

export interface Growing {
  /** How many rows to draw. */
  readonly drawn: number;
  /** Of an element at the end of what is drawn: more is drawn as soon as it comes into sight. */
  readonly end: RefCallback<Element>;
  /** Draws all of them. */
  readonly drawAll: () => void;
}

/**
 * How many rows of a long list to draw: what fills a screen at first, so that the page stands and answers at once,
 * and more as somebody comes to its end. A list that became shorter or longer goes on from where it is.
 */
export function useGrowing(count: number, first: number, step: number): Growing {
  const [most, setMost] = useState(first);
  // Checked again after each step: an observer reports what comes into view, not what stays in it.
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
