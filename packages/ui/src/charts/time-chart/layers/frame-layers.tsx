import { nivoTheme } from '../../../theme/nivo-theme.ts';
import { DASH, FONT_FAMILY, OPACITY, type Palette } from '../../../theme/tokens.ts';
import { BAND_FONT } from '../plan/band-plan.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { yPositions } from './axis-layers.tsx';
import { bandColors } from './band-color.ts';

interface LayerProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
}

/** Tints of the classes of signal or risk over the whole plot; stages have none. */
function BandGrounds({ plan, palette }: LayerProps) {
  return plan.bands.map(({ id, color, top, bottom }) => {
    const { tint } = bandColors(palette, color);
    return (
      tint && (
        <rect
          key={id}
          y={top}
          width={plan.inner.width}
          height={bottom - top}
          fill={tint}
          opacity={OPACITY.ground}
        />
      )
    );
  });
}

/** The forecast zone and the stretches without data, behind everything else. */
export function ZoneLayer({ plan, palette, hatch }: LayerProps & { readonly hatch: string }) {
  const { width, height } = plan.inner;
  return (
    <g>
      <BandGrounds plan={plan} palette={palette} />
      {plan.zone !== null && (
        <rect
          x={plan.zone}
          width={width - plan.zone}
          height={height}
          fill={palette.color.primaryTint}
          opacity={OPACITY.zone}
        />
      )}
      {plan.gaps.length > 0 && (
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill={palette.color.sunken} />
          <line
            x1={0}
            x2={0}
            y1={0}
            y2={6}
            stroke={palette.color.line}
            strokeOpacity={OPACITY.grid}
            strokeWidth={2}
          />
        </pattern>
      )}
      {plan.gaps.length > 0 && (
        <path
          d={plan.gaps.map(({ left, right }) => `M${left},0H${right}V${height}H${left}Z`).join('')}
          fill={`url(#${hatch})`}
        />
      )}
    </g>
  );
}

export function GridLayer({ plan, palette }: LayerProps) {
  const { width, height } = plan.inner;
  const rows = yPositions(plan.left, height);
  return (
    <g>
      <path d={rows.map((y) => `M0,${y}H${width}`).join('')} {...nivoTheme(palette).grid.line} />
      <path
        d={plan.bands.flatMap(({ line }) => (line === null ? [] : [`M0,${line}H${width}`])).join('')}
        stroke={palette.color.muted}
        strokeOpacity={OPACITY.threshold}
        strokeDasharray={DASH.threshold}
      />
    </g>
  );
}

/** The names of the stages, at free places of the plot; their strip stands at the left axis. */
export function BandLayer({ plan, palette }: LayerProps) {
  return (
    <g fontFamily={FONT_FAMILY} fontSize={BAND_FONT} fill={palette.color.muted}>
      {plan.bands.map(
        ({ id, label }) =>
          label && (
            <text key={id} data-name="" x={label.left + 4} y={label.baseline}>
              {label.text}
            </text>
          ),
      )}
    </g>
  );
}
