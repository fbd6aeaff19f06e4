import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import type { StationGroup } from './group-stations.ts';
import { MARKER } from './marker-look.ts';

const IMAGE = 'marker-room';
/** A marker with its ring, px. */
const SIDE = MARKER + 4;

/**
 * Where markers stand, which the map itself does not see: its names step aside, or go, where one would cover them.
 * An invisible image holds each place, above all names, because the topmost is placed first.
 */
export function MarkerRoom({ groups }: { readonly groups: readonly StationGroup[] }) {
  const { current: map } = useMap();
  useEffect(() => {
    const draw = ({ id }: { id: string }) => {
      if (id !== IMAGE || map?.hasImage(id)) return;
      map?.addImage(id, { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 4) });
    };
    map?.on('styleimagemissing', draw);
    return () => {
      map?.off('styleimagemissing', draw);
    };
  }, [map]);
  const data = useMemo(() => placesOf(groups), [groups]);
  return (
    <Source id={IMAGE} type="geojson" data={data}>
      <Layer id={IMAGE} type="symbol" layout={{ 'icon-image': IMAGE, 'icon-allow-overlap': true }} />
    </Source>
  );
}

function placesOf(groups: readonly StationGroup[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {},
    })),
  };
}
