import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibregl from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Map as MapCanvas, type MapRef, Popup } from 'react-map-gl/maplibre';
import { useTheme } from 'styled-components';
import { baseStyle } from './base-style.ts';
import { boundsOf, groupStations, type StationGroup } from './group-stations.ts';
import { MapControls } from './map-controls.tsx';
import type { StationMapProps } from './map-station.ts';
import { StationMarker } from './station-marker.tsx';
import { StationPopup } from './station-popup.tsx';

// Without its worker MapLibre draws markers over an empty map, in development and in the build alike.
maplibregl.setWorkerUrl(workerUrl);

const SANTIAGO = { longitude: -70.63, latitude: -33.43, zoom: 6 };
/** Two touch targets side by side never overlap at this distance, px. */
const GROUP_RADIUS = 26;
const FIT = { padding: { top: 48, bottom: 40, left: 48, right: 64 }, maxZoom: 11, duration: 0 };

/** The map itself; loaded lazily by `StationMap`, because MapLibre weighs more than the rest of a screen. */
export function MapView({ stations, onOpen }: StationMapProps) {
  if (!hasWebGl()) throw new Error('WebGL is not available');
  const { mode } = useTheme();
  const map = useRef<MapRef>(null);
  const [zoom, setZoom] = useState(SANTIAGO.zoom);
  const [opened, setOpened] = useState<StationGroup | null>(null);
  const style = useMemo(() => baseStyle(mode), [mode]);
  const bounds = useMemo(() => boundsOf(stations), [stations]);
  const groups = useMemo(() => groupStations(stations, zoom, GROUP_RADIUS), [stations, zoom]);

  const fit = useCallback(() => {
    if (bounds) map.current?.fitBounds(bounds, FIT);
  }, [bounds]);
  // A refresh of the same stations (a new status) must not move the map under the reader's finger.
  const extent = bounds?.flat().join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: fits again only when the extent itself changes
  useEffect(fit, [extent]);

  const choose = (group: StationGroup) => {
    const area = boundsOf(group.members);
    const spread = area && (area[0][0] !== area[1][0] || area[0][1] !== area[1][1]);
    if (group.members.length > 1 && spread && zoom < 15) {
      map.current?.fitBounds(area, { ...FIT, maxZoom: 16, duration: 200 });
    } else setOpened(group);
  };

  return (
    <MapCanvas
      ref={map}
      mapLib={maplibregl}
      mapStyle={style}
      initialViewState={bounds ? { bounds, fitBoundsOptions: FIT } : SANTIAGO}
      attributionControl={{ compact: false }}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      cooperativeGestures={false}
      minZoom={2.5}
      maxZoom={17}
      onLoad={({ target }) => setZoom(target.getZoom())}
      onZoomEnd={({ target }) => setZoom(target.getZoom())}
      onClick={() => setOpened(null)}
      style={{ width: '100%', height: '100%' }}
    >
      <MapControls
        onZoomIn={() => map.current?.zoomIn()}
        onZoomOut={() => map.current?.zoomOut()}
        onFit={bounds ? fit : undefined}
      />
      {groups.map((group) => (
        <StationMarker key={group.key} group={group} onChoose={choose} />
      ))}
      {opened && (
        <Popup
          longitude={opened.longitude}
          latitude={opened.latitude}
          offset={16}
          closeButton={false}
          closeOnClick={false}
          maxWidth="280px"
          onClose={() => setOpened(null)}
        >
          <StationPopup stations={opened.members} onOpen={onOpen} onClose={() => setOpened(null)} />
        </Popup>
      )}
    </MapCanvas>
  );
}

let webGl: boolean | undefined;

/** Asked once: MapLibre would fail later, inside an effect, where no boundary catches it. */
function hasWebGl(): boolean {
  webGl ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return webGl;
}
