import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useTheme } from '../../theme/styled.ts';
import type { StationMapProps } from './map-station.ts';

interface WalkLayerProps {
  readonly path: NonNullable<StationMapProps['path']>;
}

/** A dashed line through positions in their order, under the markers. */
export function WalkLayer({ path }: WalkLayerProps) {
  const { color } = useTheme();
  const data = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: {
        type: 'LineString' as const,
        coordinates: path.map(({ longitude, latitude }) => [longitude, latitude]),
      },
    }),
    [path],
  );
  return (
    <Source id="walk" type="geojson" data={data}>
      <Layer
        id="walk-edge"
        type="line"
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': color.surface, 'line-width': 6, 'line-opacity': 0.8 }}
      />
      <Layer
        id="walk-line"
        type="line"
        paint={{ 'line-color': color.primaryStrong, 'line-width': 3, 'line-dasharray': [2, 1] }}
      />
    </Source>
  );
}
