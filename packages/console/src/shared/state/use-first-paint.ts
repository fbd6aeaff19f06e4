import { useEffect, useState } from 'react';

let isPast = false;

/**
 * Whether the first list of this visit has been painted. What a list asks for of each of its rows waits until then:
 * hundreds of requests would hold back the rows themselves, and whoever wants to search them.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useState(isPast);
  useEffect(() => {
    if (painted) return;
    const timer = setTimeout(() => {
      isPast = true;
      setPainted(true);
    });
    return () => clearTimeout(timer);
  }, [painted]);
  return painted;
}
