import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is needed while the page is being printed, made when `beforeprint` is told and drawn before paper is made; null else.
 *
 * @param make null for nothing
 */
export function useOnPaper<T>(make: () => T | null): T | null {
  const [made, setMade] = useState<T | null>(null);
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    const begun = () => flushSync(() => setMade(latest.current()));
    const ended = () => setMade(null);
    window.addEventListener('beforeprint', begun);
    window.addEventListener('afterprint', ended);
    return () => {
      window.removeEventListener('beforeprint', begun);
      window.removeEventListener('afterprint', ended);
    };
  }, []);
  return made;
}
