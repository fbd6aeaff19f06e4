import { useEffect, useState } from 'react';

/**
 * How many rows of a long list to draw: few at first, so that the page stands and answers at once, then more in every
 * pause until all are there. A list that became shorter or longer goes on from where it is.
 */
export function useGrowing(count: number, first: number, step: number): number {
  const [most, setMost] = useState(first);
  useEffect(() => {
    if (most >= count) return;
    const timer = setTimeout(() => setMost(most + step), 30);
    return () => clearTimeout(timer);
  }, [most, count, step]);
  return Math.min(most, count);
}
