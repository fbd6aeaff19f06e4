import { useEffect, useState } from 'react';

/** Whether the sheet is on the page; printing puts it there, and takes it away when the browser is done. */
export function usePrint(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    // Fonts of a sheet that was not drawn yet.
    void document.fonts.ready.then(() => window.print());
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
