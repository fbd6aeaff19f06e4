import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: the paper is drawn as soon as `beforeprint` was told. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begun = () => flushSync(() => setPrinting(true));
    const ended = () => setPrinting(false);
    window.addEventListener('beforeprint', begun);
    window.addEventListener('afterprint', ended);
    return () => {
      window.removeEventListener('beforeprint', begun);
      window.removeEventListener('afterprint', ended);
    };
  }, []);
  return isPrinting;
}
