import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, GeoJSONSource } from 'maplibre-gl';
import { useCallback, useMemo } from 'react';
import { Layer, type MapLayerMouseEvent, Source } from 'react-map-gl/maplibre';
import { useTheme } from '../../theme/styled.ts';
import type { Mode, Palette, Status } from '../../theme/tokens.ts';
import { FIT, MOST_ZOOM } from './map-base.tsx';
import { type MapImage, useMapImages } from './map-images.ts';
import type { MapStation } from './map-station.ts';
import { MARKER, SHAPE } from './marker-look.ts';
import type { Opened } from './station-markers.tsx';

const SOURCE = 'stations';
/** Layers of stations and groups that can be pressed. */
export const PRESSABLE = ['station-groups', 'station-points'];
/** Worst last, so that the maximum index of a group is its worst status. */
const BY_SEVERITY: readonly Status[] = ['neutral', 'ok', 'warning', 'error'];

/**
 * Thousands of stations, drawn by the map itself: groups with their count, and single stations with their icon.
 */
export function StationLayer({ stations }: { readonly stations: readonly MapStation[] }) {
  const theme = useTheme();
  const data = useMemo(() => featuresOf(stations), [stations]);
  useMapImages(useCallback((id: string) => statusImage(id, theme), [theme]));
  const worst = colorBySeverity(theme, ['get', 'worst']);
  return (
    <Source
      id={SOURCE}
      type="geojson"
      data={data}
      cluster
      clusterRadius={50}
      clusterMaxZoom={MOST_ZOOM - 1}
      clusterProperties={{ worst: ['max', ['get', 'severity']] }}
    >
      <Layer
        id="station-groups"
        type="circle"
        filter={['has', 'point_count']}
        paint={{
          'circle-color': theme.color.surface,
          'circle-radius': ['step', ['get', 'point_count'], 12, 100, 15, 1000, 19],
          'circle-stroke-width': 3,
          'circle-stroke-color': worst,
        }}
      />
      <Layer
        id="station-counts"
        type="symbol"
        filter={['has', 'point_count']}
        layout={{
          'text-field': ['number-format', ['get', 'point_count'], { locale: 'es-CL' }],
          'text-size': 12,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': theme.color.text }}
      />
      <Layer
        id="station-points"
        type="symbol"
        filter={['!', ['has', 'point_count']]}
        layout={{
          'icon-image': ['concat', `${theme.mode}-`, ['to-string', ['get', 'severity']]],
          'icon-allow-overlap': true,
        }}
      />
    </Source>
  );
}

function featuresOf(stations: readonly MapStation[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: stations.map(({ longitude, latitude, status }, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index, severity: BY_SEVERITY.indexOf(status) },
    })),
  };
}

function colorBySeverity({ status }: Palette, severity: ExpressionSpecification): ExpressionSpecification {
  return [
    'match',
    severity,
    3,
    status.error.main,
    2,
    status.warning.main,
    1,
    status.ok.main,
    status.neutral.main,
  ];
}

/** The image of a single station by its name, which contains mode and severity; undefined for another mode. */
function statusImage(id: string, palette: Palette): MapImage | undefined {
  const [mode, severity] = id.split('-');
  const status = BY_SEVERITY[Number(severity)];
  if (status === undefined || mode !== (palette.mode satisfies Mode)) return undefined;
  const image = markOf(status, palette);
  return image && { image, options: { pixelRatio: 2 } };
}

/** The marker as an image: white, with a ring and the shape of its status. Two pixels per px. */
function markOf(status: Status, { status: colors, color }: Palette): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = MARKER * 2;
  canvas.height = MARKER * 2;
  const paint = canvas.getContext('2d');
  if (!paint) return undefined;
  paint.scale(2, 2);
  paint.beginPath();
  paint.arc(MARKER / 2, MARKER / 2, MARKER / 2 - 1.5, 0, 2 * Math.PI);
  paint.fillStyle = color.surface;
  paint.fill();
  paint.lineWidth = 3;
  paint.strokeStyle = colors[status].main;
  paint.stroke();
  paint.translate(MARKER / 2 - 5, MARKER / 2 - 5);
  paint.fillStyle = colors[status].main;
  paint.fill(new Path2D(SHAPE[status]), 'evenodd');
  return paint.getImageData(0, 0, canvas.width, canvas.height);
}

/** Handles a press on the layers. A group is zoomed until it divides; if it cannot, its stations are opened. */
export async function openAt(
  { features, target: map }: MapLayerMouseEvent,
  stations: readonly MapStation[],
): Promise<Opened | null> {
  const feature = features?.[0];
  if (feature?.geometry.type !== 'Point') return null;
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const { cluster_id: group, point_count: count, index } = feature.properties;
  if (group === undefined) {
    const station = stations[index];
    return station ? { longitude, latitude, stations: [station] } : null;
  }
  const source = map.getSource<GeoJSONSource>(SOURCE);
  const zoom = (await source?.getClusterExpansionZoom(group)) ?? MOST_ZOOM;
  if (zoom < MOST_ZOOM) {
    map.easeTo({ center: [longitude, latitude], zoom, duration: 200, padding: FIT.padding });
    return null;
  }
  const leaves = (await source?.getClusterLeaves(group, count, 0)) ?? [];
  const members = leaves.flatMap((leaf) => stations[leaf.properties?.index] ?? []);
  return { longitude, latitude, stations: members };
}
