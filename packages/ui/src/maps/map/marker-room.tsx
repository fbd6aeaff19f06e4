import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { StationGroup } from './group-stations.ts';
import { type MapImage, useMapImages } from './map-images.ts';
import { MARKER } from './marker-look.ts';

const IMAGE = 'marker-room';
/** Size of a marker with its ring, px. */
const SIDE = MARKER + 4;

function invisible(id: string): MapImage | undefined {
  if (id !== IMAGE) return undefined;
  return { image: { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 4) } };
}

/**
 * Tells the map where the markers of the page are, so that names of the map are moved or hidden there. An
 * invisible image holds each place. The layer is above all names, because MapLibre places the topmost layer
 * first.
 */
export function MarkerRoom({ groups }: { readonly groups: readonly StationGroup[] }) {
  useMapImages(invisible);
  const data = useMemo(() => pointsOf(groups), [groups]);
  return (
    <Source id={IMAGE} type="geojson" data={data}>
      <Layer id={IMAGE} type="symbol" layout={{ 'icon-image': IMAGE, 'icon-allow-overlap': true }} />
    </Source>
  );
}

function pointsOf(groups: readonly StationGroup[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {},
    })),
  };
}
