import { FONT_FAMILY, type Palette } from '../../../theme/tokens.ts';
import { figure } from '../format.ts';
import type { AxisScale } from '../plan/axis-scale.ts';
import { BAND_FONT } from '../plan/band-plan.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { TICK_FONT } from '../plan/ticks.ts';

interface LayerProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
}

/** Forecast zone and the stretches without data, behind everything else. */
export function ZoneLayer({ plan, palette, hatch }: LayerProps & { readonly hatch: string }) {
  const { width, height } = plan.inner;
  return (
    <g>
      {plan.zone !== null && (
        <rect
          x={plan.zone}
          width={width - plan.zone}
          height={height}
          fill={palette.color.primaryTint}
          opacity={0.6}
        />
      )}
      {plan.gaps.length > 0 && (
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill={palette.color.sunken} />
          <line x1={0} x2={0} y1={0} y2={6} stroke={palette.color.line} strokeOpacity={0.7} strokeWidth={2} />
        </pattern>
      )}
      {plan.gaps.map((gap) => (
        <rect
          key={gap.start}
          x={gap.left}
          width={gap.right - gap.left}
          height={height}
          fill={`url(#${hatch})`}
        />
      ))}
    </g>
  );
}

export function GridLayer({ plan, palette }: LayerProps) {
  const { width, height } = plan.inner;
  const rows = yPositions(plan.left, height);
  return (
    <g>
      <path
        d={rows.map((y) => `M0,${y}H${width}`).join('')}
        stroke={palette.color.line}
        strokeOpacity={0.7}
      />
      <path
        d={plan.bands.flatMap(({ line }) => (line === null ? [] : [`M0,${line}H${width}`])).join('')}
        stroke={palette.color.muted}
        strokeOpacity={0.45}
        strokeDasharray="2 4"
      />
    </g>
  );
}

/** The stages as a thin strip beside the left axis; their names where nothing is drawn. */
export function BandLayer({ plan, palette }: LayerProps) {
  return (
    <g fontFamily={FONT_FAMILY} fontSize={BAND_FONT} fill={palette.color.muted}>
      {plan.bands.map((band) => (
        <rect
          key={band.id}
          x={-10}
          width={5}
          y={band.top + 1}
          height={Math.max(1, band.bottom - band.top - 2)}
          rx={2}
          fill={palette.stage[band.color]}
        />
      ))}
      {plan.bands.map(
        ({ id, label }) =>
          label && (
            <text key={id} x={label.left + 4} y={label.baseline}>
              {label.text}
            </text>
          ),
      )}
    </g>
  );
}

export function AxisLayer({ plan, palette }: LayerProps) {
  const { inner, margin, left, right } = plan;
  const titles = -margin.top + 12;
  const leftColor = axisColor(plan, palette, 'left');
  const rightColor = axisColor(plan, palette, 'right');
  const strip = plan.bands.length > 0 ? 16 : 8;
  return (
    <g
      fontFamily={FONT_FAMILY}
      fontSize={TICK_FONT}
      fill={palette.color.muted}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <path
        d={`M0,${inner.height}H${inner.width}${plan.xTicks.map(({ x }) => `M${x},${inner.height}v5`).join('')}`}
        stroke={palette.color.control}
      />
      {plan.xTicks.map(({ x, labelX, label }) => (
        <text key={x} x={labelX} y={inner.height + 19} textAnchor="middle">
          {label}
        </text>
      ))}
      {plan.leftShown && <TickTexts axis={left} height={inner.height} x={-strip} anchor="end" />}
      <text x={-margin.left} y={titles} fontWeight={600} fill={leftColor}>
        {plan.leftTitle}
      </text>
      {right && (
        <g fill={rightColor}>
          <TickTexts axis={right} height={inner.height} x={inner.width + 8} anchor="start" />
        </g>
      )}
      {plan.rightTitle && (
        <text x={inner.width + margin.right} y={titles} textAnchor="end" fontWeight={600} fill={rightColor}>
          {plan.rightTitle}
        </text>
      )}
    </g>
  );
}

interface TickTextsProps {
  readonly axis: AxisScale;
  readonly height: number;
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

function TickTexts({ axis, height, x, anchor }: TickTextsProps) {
  return yPositions(axis, height).map((y, i) => (
    <text key={y} x={x} y={y + 4} textAnchor={anchor}>
      {figure(axis.ticks[i]!, axis.decimals)}
    </text>
  ));
}

function yPositions(axis: AxisScale, height: number): number[] {
  return axis.ticks.map((tick) => height - ((tick - axis.min) / (axis.max - axis.min)) * height);
}

/** An axis wears the colour of its only series; with several it stays neutral. */
function axisColor(plan: ChartPlan, palette: Palette, side: 'left' | 'right'): string {
  const drawn = [...plan.strokes.map((stroke) => stroke.series), ...plan.bars.map((bar) => bar.series)];
  const colors = new Set(drawn.filter((one) => one.axis === side).map((one) => palette.series[one.color]));
  return colors.size === 1 ? [...colors][0]! : palette.color.muted;
}
