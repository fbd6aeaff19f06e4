import { type RefObject, useEffect, useState } from 'react';

/** Whether a table is wider than its box, and whether it is scrolled sideways. */
export function useOverflow(scroller: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const measure = () => setWide(content.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isWide) return;
    const scrolled = () => setScrolled(box.scrollLeft > 0);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => box.removeEventListener('scroll', scrolled);
  }, [scroller, isWide]);
  return { isWide, isScrolled };
}
