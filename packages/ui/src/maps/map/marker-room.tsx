import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { StationGroup } from './group-stations.ts';
import { type MapImage, useMapImages } from './map-images.ts';
import { MARKER } from './marker-look.ts';

const IMAGE = 'marker-room';
/** A marker with its ring, px. */
const SIDE = MARKER + 4;

function invisible(id: string): MapImage | undefined {
  if (id !== IMAGE) return undefined;
  return { image: { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 4) } };
}

/**
 * Where markers stand, which the map itself does not see: its names step aside, or go, where one would cover them.
 * An invisible image holds each place, above all names, because the topmost is placed first.
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
