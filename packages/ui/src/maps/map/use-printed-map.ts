import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';
import { PRINT_WIDTH } from '../../theme/use-printing.ts';

/** A map while its page is being printed. */
export interface PrintedMap {
  /** What was drawn last: paper is made without another frame, and a canvas would be empty on it. */
  readonly picture: string;
  /** Size as on the screen, px, so that markers keep their places, and how much of it the paper shows it in. */
  readonly style: { readonly width: number; readonly height: number; readonly zoom: number };
}

/** The map as it is on the screen, made to fit paper; null while nothing is printed. */
export function usePrintedMap(map: RefObject<MapRef | null>): PrintedMap | null {
  const [printed, setPrinted] = useState<PrintedMap | null>(null);
  useEffect(() => {
    const begun = () => {
      const shown = map.current?.getMap();
      if (!shown) return;
      const { clientWidth: width, clientHeight: height } = shown.getContainer();
      shown.redraw();
      const picture = shown.getCanvas().toDataURL();
      const zoom = Math.min(1, PRINT_WIDTH / width);
      flushSync(() => setPrinted({ picture, style: { width, height, zoom } }));
    };
    const ended = () => setPrinted(null);
    window.addEventListener('beforeprint', begun);
    window.addEventListener('afterprint', ended);
    return () => {
      window.removeEventListener('beforeprint', begun);
      window.removeEventListener('afterprint', ended);
    };
  }, [map]);
  return printed;
}
