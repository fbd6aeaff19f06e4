import type { Palette } from '../../theme/tokens.ts';
import { GroundMap } from './ground-map.tsx';
import { MapMarker } from './map-parts.tsx';
import { type Frame, fitView, type GeoPosition, type Point, projectionOf } from './projection.ts';

export interface StaticMapProps extends Frame {
  /** What the marker stands for, or several of them. */
  readonly positions: readonly GeoPosition[];
  /** For readers who do not see it. */
  readonly label: string;
  readonly palette: Palette;
}

/** Degrees of longitude around one place: the towns by which it is found. */
const LEAST_SPAN = 2.6;
const SANTIAGO: GeoPosition = { latitude: -33.45, longitude: -70.65 };
/** px: markers closer than this are one. */
const TOGETHER = 8;

/** The built-in base map as one `<svg>` that needs no network, no script and no style sheet, with a marker for each place. */
export function StaticMap({ positions, width, height, label, palette }: StaticMapProps) {
  const frame = { width, height };
  const projection = projectionOf(
    fitView(positions.length > 0 ? positions : [SANTIAGO], frame, LEAST_SPAN),
    frame,
  );
  const markers = apart(positions.map(({ longitude, latitude }) => projection.toPoint(longitude, latitude)));
  return (
    <GroundMap projection={projection} points={markers} label={label} palette={palette}>
      {markers.map(([x, y]) => (
        <MapMarker key={`${x},${y}`} x={x} y={y} palette={palette} />
      ))}
    </GroundMap>
  );
}

function apart(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= TOGETHER)) kept.push(point);
  }
  return kept;
}
