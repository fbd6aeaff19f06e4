import { useId } from 'react';
import { FONT_FAMILY, type Palette } from '../theme/tokens.ts';
import { groundOf } from './ground.ts';
import { mapNames, NAME_OFFSET } from './map-names.ts';
import { MARKER_SIZE, MapMarker, ScaleBar } from './map-parts.tsx';
import { type Frame, fitProjection, type Place } from './projection.ts';

export interface StaticMapProps extends Frame {
  /** What the marker stands for, or several of them. */
  readonly places: readonly Place[];
  /** For readers who do not see it. */
  readonly label: string;
  readonly palette: Palette;
}

/** Degrees of longitude around one place: the towns by which it is found. */
const LEAST_SPAN = 2.6;
const SANTIAGO: Place = { latitude: -33.45, longitude: -70.65 };
/** px: markers closer than this are one. */
const TOGETHER = 8;

/** The built-in base map as one `<svg>` that needs no network, no script and no style sheet, with a marker for each place. */
export function StaticMap({ places, width, height, label, palette }: StaticMapProps) {
  const clip = useId();
  const projection = fitProjection(places.length > 0 ? places : [SANTIAGO], { width, height }, LEAST_SPAN);
  const ground = groundOf(projection);
  const markers = apart(places.map(({ longitude, latitude }) => projection.toPoint(longitude, latitude)));
  const names = mapNames(projection, markers, MARKER_SIZE);
  const { map } = palette;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={FONT_FAMILY}
      role="img"
      aria-label={label}
    >
      <clipPath id={clip}>
        <rect width={width} height={height} rx={6} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} fill={map.water} />
        <path d={ground.far} fill={map.land} />
        <path d={ground.land} fill={map.land} stroke={map.border} strokeWidth={0.8} />
        <path d={ground.home} fill={map.home} stroke={map.border} strokeWidth={0.8} />
        <path d={ground.regions} fill="none" stroke={map.border} strokeWidth={0.8} strokeDasharray="4 3" />
        {names.map(({ name, kind, x, y, fontSize }) => {
          const isPoint = kind === 'city' || kind === 'town';
          return (
            <g key={`${kind} ${name}`} fill={map.label} fontSize={fontSize}>
              {isPoint && <circle cx={x} cy={y} r={1.8} />}
              <text
                x={isPoint ? x + NAME_OFFSET : x}
                y={y + fontSize / 3}
                textAnchor={isPoint ? 'start' : 'middle'}
                letterSpacing={isPoint ? undefined : 1}
                opacity={isPoint ? 1 : 0.7}
                fontWeight={kind === 'city' ? 600 : 400}
              >
                {name}
              </text>
            </g>
          );
        })}
        {markers.map(([x, y]) => (
          <MapMarker key={`${x},${y}`} x={x} y={y} palette={palette} />
        ))}
        <ScaleBar projection={projection} palette={palette} />
      </g>
    </svg>
  );
}

type Point = ReturnType<ReturnType<typeof fitProjection>['toPoint']>;

function apart(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= TOGETHER)) kept.push(point);
  }
  return kept;
}
