import { PictureSvg } from '../../theme/picture-svg.tsx';
import type { Palette } from '../../theme/tokens.ts';
import { MapMarker } from './map-parts.tsx';
import { type Frame, fitView, type GeoPosition, projectionOf, scaleBar } from './projection.ts';
import { steppedAside } from './stepped-aside.ts';

export interface SitePlanProps extends Frame {
  /** Numbered from 1, in their order. */
  readonly positions: readonly GeoPosition[];
  readonly label: string;
  readonly palette: Palette;
}

/** Degrees: about 400 m. */
const LEAST_SPAN = 0.004;
const GRID = 8;
/** The letter for north in every language of the product. */
const NORTH = 'N';

/** How stations lie to each other: numbered points, north up, with a scale. */
export function SitePlan({ positions, width, height, label, palette }: SitePlanProps) {
  const { color } = palette;
  const frame = { width, height };
  const projection =
    positions.length > 0 ? projectionOf(fitView(positions, frame, LEAST_SPAN, 0.16), frame) : null;
  const points = projection
    ? steppedAside(positions.map(({ longitude, latitude }) => projection.toPoint(longitude, latitude)))
    : [];
  const bar = projection && scaleBar(projection, width / 3);
  const step = width / GRID;
  const rows = Math.ceil(height / step);
  const grid = [
    ...Array.from({ length: GRID - 1 }, (_, i) => `M${(i + 1) * step},0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0,${(i + 1) * step}H${width}`),
  ].join('');
  return (
    <PictureSvg width={width} height={height} label={label}>
      <rect width={width} height={height} rx={6} fill={palette.map.home} />
      <path d={grid} stroke={color.line} strokeWidth={0.6} />
      {points.map(([x, y], i) => (
        <MapMarker key={positions[i] ? `${i}` : ''} x={x} y={y} number={i + 1} palette={palette} />
      ))}
      <g fill={palette.map.label} fontSize={10}>
        <path d={`M${width - 16},10l5,14l-5,-4l-5,4Z`} />
        <text x={width - 16} y={36} textAnchor="middle" fontWeight={700}>
          {NORTH}
        </text>
        {bar && (
          <>
            <path
              d={`M10,${height - 14}v4h${bar.px}v-4`}
              fill="none"
              stroke={palette.map.label}
              strokeWidth={1.2}
            />
            <text x={14} y={height - 14}>
              {bar.text}
            </text>
          </>
        )}
      </g>
    </PictureSvg>
  );
}
