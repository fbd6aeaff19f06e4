import type { StyleImageInterface, StyleImageMetadata } from 'maplibre-gl';
import { useLayoutEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';

export interface MapImage {
  readonly image: ImageData | StyleImageInterface;
  readonly options?: Partial<StyleImageMetadata>;
}

/**
 * Draws the images that a layer mentions, each when the map first needs it. MapLibre waits for the answer, also
 * after a change of theme.
 *
 * @param draw memoised; returns undefined for an unknown name
 */
export function useMapImages(draw: (id: string) => MapImage | undefined): void {
  const { current } = useMap();
  useLayoutEffect(() => {
    const map = current?.getMap();
    map?.setMissingStyleImageResolver((id) => {
      const drawn = map.hasImage(id) ? undefined : draw(id);
      if (drawn) map.addImage(id, drawn.image, drawn.options);
    });
    return () => {
      map?.setMissingStyleImageResolver(null);
    };
  }, [current, draw]);
}
