import type { RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useOnPaper } from '../../theme/use-on-paper.ts';
import { PRINT_WIDTH } from '../../theme/use-printing.ts';
import { pictureForPaper } from './paper-paint.ts';

/** No taller on paper, px: a map of a phone would fill the page. */
const PRINT_HEIGHT = 420;

/** A map while its page is being printed. */
export interface PrintedMap {
  /** What was drawn last: paper is made without another frame, and a canvas would be empty on it. */
  readonly picture: string;
  /** Size as on the screen, px, so that markers keep their places, and how much of it the paper shows it in. */
  readonly style: { readonly width: number; readonly height: number; readonly zoom: number };
}

/**
 * The map as it is on the screen, in light colours, and made as wide as a chart on paper, or as tall as is left
 * room for there; null while nothing is printed.
 */
export const usePrintedMap = (map: RefObject<MapRef | null>): PrintedMap | null =>
  useOnPaper(() => {
    const shown = map.current?.getMap();
    if (!shown) return null;
    const { clientWidth: width, clientHeight: height } = shown.getContainer();
    return {
      picture: pictureForPaper(shown),
      style: { width, height, zoom: Math.min(PRINT_WIDTH / width, PRINT_HEIGHT / height) },
    };
  });
