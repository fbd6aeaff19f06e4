import { DASH, OPACITY, type Palette } from '../../theme/tokens.ts';
import { bandColors } from '../time-chart/layers/band-color.ts';
import { isSolid, markPath } from '../time-chart/plan/point-marks.ts';
import { MARKER_SIGNS, SPAN } from '../time-chart/plan/shapes.ts';
import type { LegendSign } from './picture-legend.ts';

export interface LegendSignProps {
  readonly sign: LegendSign;
  readonly palette: Palette;
}

/**
 * The sign of a legend's entry, 14 px wide, centred on its row. It looks as the chart draws the thing itself.
 */
export function Sign({ sign, palette }: LegendSignProps) {
  if (sign.sign === 'mark') {
    const { text, surface } = palette.color;
    return (
      <path
        d={markPath(sign.provenance, 7, 0, 4)}
        fill={isSolid(sign.provenance) ? text : surface}
        stroke={text}
        strokeWidth={1.5}
      />
    );
  }
  if (sign.sign === 'strip') {
    return <rect x={4} y={-6} width={5} height={12} rx={2} fill={bandColors(palette, sign.color).strip} />;
  }
  if (sign.sign === 'marker')
    return <path d={MARKER_SIGNS[sign.kind](7, 0, 4)} fill={palette.marker[sign.kind]} />;
  if (sign.sign === 'lasting') {
    return (
      <rect y={-3} width={14} height={SPAN} fill={palette.marker[sign.kind]} fillOpacity={OPACITY.lasting} />
    );
  }
  if (sign.sign === 'unsent') {
    const { color, status } = palette;
    const edge = { stroke: status.warning.text, strokeWidth: 1.5, strokeDasharray: DASH.open };
    return <rect x={2.75} y={-5.25} width={7.5} height={10.5} rx={2} fill={color.surface} {...edge} />;
  }
  const color = palette.series[sign.color];
  if (sign.sign === 'compared') {
    const dashes = sign.isDashed ? DASH.marker : undefined;
    return <path d="M0,0H14" stroke={color} strokeWidth={1.5} strokeDasharray={dashes} />;
  }
  switch (sign.sign) {
    case 'bar':
      return <rect x={2} y={-6} width={9} height={12} rx={2} fill={color} />;
    case 'band':
    case 'spread':
      return (
        <g>
          <rect y={-6} width={14} height={12} fill={color} fillOpacity={OPACITY.spread} />
          {sign.sign === 'band' && <path d="M0,-6H14M0,6H14" stroke={color} />}
        </g>
      );
    case 'forecast':
      return (
        <path
          d="M0,0H16"
          stroke={color}
          strokeWidth={2.25}
          strokeDasharray={DASH.forecast}
          strokeOpacity={OPACITY.ahead}
        />
      );
    default:
      return <rect y={-2} width={14} height={4} rx={2} fill={color} />;
  }
}
