import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibregl from 'maplibre-gl';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Map as MapCanvas, type MapLayerMouseEvent, type MapRef } from 'react-map-gl/maplibre';
import { Button } from '../../controls/button/button.tsx';
import { useTheme } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { baseStyle } from './base-style.ts';
import type { Bounds } from './group-stations.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapNote, MapNotes, MapPicture } from './map-frame.ts';
import type { MapTiles } from './map-station.ts';
import { usePrintedMap } from './use-printed-map.ts';
import { useTiles } from './use-tiles.ts';
import { MAP } from './words.ts';

/** View of a map without stations. */
export const SANTIAGO = { longitude: -70.63, latitude: -33.43, zoom: 6 };
export const MOST_ZOOM = 17;
/** Space for the controls on the right and for the credits below, px. */
export const FIT = {
  padding: { top: 48, bottom: 40, left: 48, right: 64 },
  maxZoom: 11,
  duration: 0,
} as const;

/** Closest zoom for a single station without satellite images: closer, no town would be visible. */
const ALONE_ZOOM = 8;

/**
 * Options for showing all stations. A single station is shown with the towns around it.
 *
 * @param closest highest zoom, for what is shown from nearer than stations are
 */
export function fitOf([southWest, northEast]: Bounds, tiles: MapTiles | undefined, closest?: number) {
  if (closest !== undefined) return { ...FIT, maxZoom: closest };
  const isAlone = southWest.join(' ') === northEast.join(' ');
  return isAlone && !tiles ? { ...FIT, maxZoom: ALONE_ZOOM } : FIT;
}

interface MapBaseProps {
  readonly map: RefObject<MapRef | null>;
  /** The area shown first, and again for "see all"; null for Santiago. */
  readonly bounds: Bounds | null;
  readonly tiles?: MapTiles | undefined;
  /** Highest zoom at which the area is shown. */
  readonly closest?: number | undefined;
  readonly fitLabel?: string;
  readonly onZoom?: (zoom: number) => void;
  readonly onClick?: (event: MapLayerMouseEvent) => void;
  readonly onList?: () => void;
  /** Layers whose features can be pressed. */
  readonly pressable?: string[];
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
}

/** MapLibre with the built-in base map and the console's controls and words: the base of every map. */
export function MapBase(props: MapBaseProps) {
  const { map, bounds, tiles, closest, onZoom, onClick, onList, pressable, ...rest } = props;
  const words = useWords(MAP);
  const { mode } = useTheme();
  const images = useTiles(tiles, map);
  const printed = usePrintedMap(map);
  const style = useMemo(
    () => baseStyle(mode, images.shown, images.failed),
    [mode, images.shown, images.failed],
  );
  return (
    <MapCanvas
      ref={map}
      mapLib={maplibregl}
      mapStyle={style}
      initialViewState={bounds ? { bounds, fitBoundsOptions: fitOf(bounds, tiles, closest) } : SANTIAGO}
      attributionControl={false}
      locale={{
        'Map.Title': words.canvas,
        'Marker.Title': words.marker,
      }}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      renderWorldCopies={false}
      minZoom={2.5}
      maxZoom={MOST_ZOOM}
      {...(pressable ? { interactiveLayerIds: pressable } : {})}
      onLoad={({ target }) => onZoom?.(target.getZoom())}
      onZoomEnd={({ target }) => onZoom?.(target.getZoom())}
      {...(onClick ? { onClick } : {})}
      {...images.events}
      style={printed?.style ?? { width: '100%', height: '100%' }}
    >
      {printed && <MapPicture src={printed.picture} alt="" />}
      {rest.children}
      <MapControls
        onZoomIn={() => map.current?.zoomIn()}
        onZoomOut={() => map.current?.zoomOut()}
        onFit={bounds ? () => map.current?.fitBounds(bounds, fitOf(bounds, tiles, closest)) : undefined}
        fitLabel={rest.fitLabel}
        satellite={images.shown !== undefined}
        onSatellite={tiles ? images.toggle : undefined}
        onList={onList}
      />
      <MapNotes role="status">
        {images.failed && (
          <MapNote>
            {words.tilesFailed}
            <Button variant="quiet" onPress={images.retry}>
              {words.retry}
            </Button>
          </MapNote>
        )}
        {rest.notes}
      </MapNotes>
      <MapCredits images={images.shown?.attribution} />
    </MapCanvas>
  );
}

/**
 * Whether the browser has WebGL. It is checked before a map is created, because MapLibre would fail later,
 * inside an effect, where no error boundary catches it. The test context is released at once; a page can have
 * only about sixteen.
 */
export function canDrawMaps(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
