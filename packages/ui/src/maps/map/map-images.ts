import type { StyleImageInterface, StyleImageMetadata } from 'maplibre-gl';
import { useLayoutEffect } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';

export interface MapImage {
  readonly image: ImageData | StyleImageInterface;
  readonly options?: Partial<StyleImageMetadata>;
}

type Draw = (id: string) => MapImage | undefined;
type MapLibre = ReturnType<MapRef['getMap']>;

/** Who draws for a map, as it asks a single one. */
const DRAWERS = new WeakMap<MapLibre, Set<Draw>>();

function drawMissing(map: MapLibre, id: string): void {
  for (const draw of DRAWERS.get(map) ?? []) {
    const drawn = map.hasImage(id) ? undefined : draw(id);
    if (drawn) map.addImage(id, drawn.image, drawn.options);
  }
}

/**
 * Draws the images that a layer mentions, each when the map first needs it. MapLibre waits for the answer, also
 * after a change of theme.
 *
 * @param draw memoised; returns undefined for an unknown name
 */
export function useMapImages(draw: Draw): void {
  const { current } = useMap();
  useLayoutEffect(() => {
    const map = current?.getMap();
    if (!map) return undefined;
    const drawers = DRAWERS.get(map) ?? new Set();
    DRAWERS.set(map, drawers.add(draw));
    map.setMissingStyleImageResolver((id) => drawMissing(map, id));
    return () => {
      drawers.delete(draw);
      if (drawers.size === 0) map.setMissingStyleImageResolver(null);
    };
  }, [current, draw]);
}
