import type { RasterTileSource } from 'maplibre-gl';
import { useRef, useState } from 'react';
import type { MapEvent, MapRef } from 'react-map-gl/maplibre';
import { TILES } from './base-style.ts';
import type { MapTiles } from './map-station.ts';

interface SourceEvent {
  readonly sourceId?: string;
  readonly tile?: { readonly state?: string };
}

/** State of the satellite images: shown or switched off, and whether they can be loaded. */
export function useTiles(tiles: MapTiles | undefined, map: { readonly current: MapRef | null }) {
  const [wanted, setWanted] = useState(true);
  const [failed, setFailed] = useState(false);
  const came = useRef(false);
  const shown = wanted ? tiles : undefined;

  /**
   * MapLibre reports no error for a missing tile (404). An error here means that a tile was not received or is
   * no image.
   */
  const onError = (event: MapEvent & { error: Error } & SourceEvent) => {
    if (event.sourceId !== TILES) reportError(event.error);
    else if (!came.current) setFailed(true);
  };
  const onSourceData = (event: object) => {
    const { sourceId, tile } = event as SourceEvent;
    if (sourceId !== TILES || tile?.state !== 'loaded') return;
    came.current = true;
    setFailed(false);
  };
  const retry = () => {
    setFailed(false);
    const source = map.current?.getSource(TILES);
    if (tiles && source?.type === 'raster') (source as RasterTileSource).setTiles([tiles.url]);
  };
  return {
    shown,
    failed: failed && shown !== undefined,
    toggle: () => setWanted(!wanted),
    retry,
    events: tiles ? { onError, onSourceData } : { onError },
  };
}
