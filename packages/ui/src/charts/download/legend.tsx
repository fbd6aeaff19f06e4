import { FONT_FAMILY, type Palette } from '../../theme/tokens.ts';
import { Sign } from './legend-sign.tsx';
import { LEGEND_FONT, type LegendEntry } from './picture-legend.ts';

export interface LegendProps {
  readonly entries: readonly LegendEntry[];
  readonly palette: Palette;
}

/** The legend of a picture: signs and names in rows that begin at the origin. Part of the picture's `<svg>`. */
export function Legend({ entries, palette }: LegendProps) {
  return (
    <g fontFamily={FONT_FAMILY} fontSize={LEGEND_FONT} fill={palette.color.text}>
      {entries.map(({ id, x, y, sign, text }) => (
        <g key={id} transform={`translate(${x},${y})`}>
          <Sign sign={sign} palette={palette} />
          <text x={20} y={4}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
