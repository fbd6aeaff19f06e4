import type { Palette, Status } from '../../theme/tokens.ts';
import { type Projection, scaleBar } from './projection.ts';

/** Diameter, px. */
export const MARKER_SIZE = 16;

interface MapMarkerProps {
  readonly x: number;
  readonly y: number;
  /** Its number in a list; without it the marker is a point. */
  readonly number?: number;
  /** Gives its ring a colour; without it the marker is filled. */
  readonly status?: Status;
  readonly isChosen?: boolean;
  readonly palette: Palette;
}

export function MapMarker({ x, y, number, status, isChosen = false, palette }: MapMarkerProps) {
  const { color } = palette;
  const r = (MARKER_SIZE / 2) * (isChosen ? 1.35 : 1);
  const ring = status && palette.status[status].main;
  return (
    <g transform={`translate(${round(x)},${round(y)})`}>
      {ring && <circle r={r + 1.5} fill={isChosen ? color.text : color.surface} />}
      <circle
        r={number === undefined ? r - 1 : r}
        fill={ring ? color.surface : color.primary}
        stroke={ring ?? color.surface}
        strokeWidth={ring ? 2.5 : 2}
      />
      {number === undefined ? (
        <circle r={2.5} fill={color.surface} />
      ) : (
        <text
          y={3.5}
          textAnchor="middle"
          fontSize={10}
          fontWeight={700}
          fill={ring ? color.text : color.onPrimary}
        >
          {number}
        </text>
      )}
    </g>
  );
}

const LONGEST_BAR = 90;
/** Author of the base map; the name is the same in every language. */
const MAPMAKER = 'Natural Earth';

/** A scale in the lower left corner: the length of a round distance. */
export function ScaleBar({
  projection,
  palette,
}: {
  readonly projection: Projection;
  readonly palette: Palette;
}) {
  const { px, text } = scaleBar(projection, LONGEST_BAR);
  const y = projection.height - 10;
  const ink = palette.map.label;
  return (
    <g>
      <path d={`M10,${y - 4}V${y}H${round(10 + px)}V${y - 4}`} fill="none" stroke={ink} strokeWidth={1.2} />
      <text x={14} y={y - 4} fontSize={10} fill={ink}>
        {text}
      </text>
      <text x={projection.width - 8} y={y} fontSize={9} fill={ink} textAnchor="end">
        {MAPMAKER}
      </text>
    </g>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
