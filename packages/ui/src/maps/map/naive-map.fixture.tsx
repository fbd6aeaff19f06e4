import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibregl from 'maplibre-gl';
import { Map as MapCanvas, Marker } from 'react-map-gl/maplibre';
import { PALETTES } from '../../theme/palettes.ts';
import { baseStyle } from './base-style.ts';
import { boundsOf } from './group-stations.ts';
import { FIT } from './map-base.tsx';
import type { MapStation } from './map-station.ts';

/** The lightest possible marker: one element. */
const DOT = { width: 10, height: 10, borderRadius: 5, background: PALETTES.light.status.ok.main };

/** A marker of react-map-gl for every station on the same base map: the comparison of `pnpm bench map`. */
export function NaiveMap({ stations }: { readonly stations: readonly MapStation[] }) {
  const bounds = boundsOf(stations);
  return (
    <MapCanvas
      mapLib={maplibregl}
      mapStyle={baseStyle('light')}
      {...(bounds ? { initialViewState: { bounds, fitBoundsOptions: FIT } } : {})}
      style={{ width: '100%', height: '100%' }}
    >
      {stations.map(({ id, longitude, latitude }) => (
        <Marker key={id} longitude={longitude} latitude={latitude}>
          <div style={DOT} />
        </Marker>
      ))}
    </MapCanvas>
  );
}

/** The map that a benchmark measures. Its times are those of `performance.now()`, 0 before the event. */
export interface WatchedMap {
  map: maplibregl.Map | undefined;
  drew: number;
  rested: number;
}

/** Records when the map of the page first draws and when it rests, whoever created it. */
export function watchMap(): WatchedMap {
  const watched: WatchedMap = { map: undefined, drew: 0, rested: 0 };
  const { prototype } = maplibregl.Map;
  const fire = prototype.fire;
  prototype.fire = function watchedFire(this: maplibregl.Map, event, ...rest) {
    const type = typeof event === 'string' ? event : event.type;
    watched.map = this;
    if (type === 'render') watched.drew = performance.now();
    if (type === 'idle') watched.rested = performance.now();
    return Reflect.apply(fire, this, [event, ...rest]);
  };
  return watched;
}
