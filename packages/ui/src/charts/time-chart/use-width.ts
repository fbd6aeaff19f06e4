import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Width of an element in whole px, updated when it changes; null before it is measured. `fixed` is returned at
 * once, without a document.
 */
export function useWidth(element: RefObject<HTMLElement | null>, fixed?: number): number | null {
  const [measured, setMeasured] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (fixed !== undefined || !target) return;
    const measure = () => setMeasured(Math.floor(target.clientWidth) || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, fixed]);
  return fixed ?? measured;
}
