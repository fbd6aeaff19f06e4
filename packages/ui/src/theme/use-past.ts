import { useEffect, useState } from 'react';

/** True when `running` has lasted `ms`; false as soon as it stops. */
export function usePast(ms: number, running: boolean): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPast(true), ms);
    return () => {
      clearTimeout(timer);
      setPast(false);
    };
  }, [ms, running]);
  return running && past;
}
