import { nivoTheme } from '../../../theme/nivo-theme.ts';
import type { Palette } from '../../../theme/tokens.ts';
import type { AxisScale } from '../plan/axis-scale.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { fitTitles } from '../plan/frame-size.ts';
import { bandColors } from './band-color.ts';

interface LayerProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
}

const FIGURES = { style: { fontVariantNumeric: 'tabular-nums' } } as const;

export function AxisLayer({ plan, palette }: LayerProps) {
  const { inner } = plan;
  const { domain, ticks } = nivoTheme(palette).axis;
  return (
    <>
      <g {...ticks.text} {...FIGURES}>
        <path
          d={`M0,${inner.height}H${inner.width}${plan.xTicks.map(({ x }) => `M${x},${inner.height}v5`).join('')}`}
          {...domain.line}
        />
        {plan.xTicks.map(({ x, labelX, label }) => (
          <text key={x} data-tick={x} x={labelX} y={inner.height + 19} textAnchor="middle">
            {label}
          </text>
        ))}
      </g>
      <LeftAxis plan={plan} palette={palette} />
      <RightAxis plan={plan} palette={palette} />
      <AxisTitles plan={plan} palette={palette} width={plan.width} />
    </>
  );
}

/** Values of the left axis, and the stages as a thin strip beside it. */
export function LeftAxis({ plan, palette }: LayerProps) {
  const strip = plan.bands.length > 0 ? 16 : 8;
  return (
    <g {...nivoTheme(palette).axis.ticks.text} {...FIGURES}>
      {plan.bands.map((band) => (
        <rect
          key={band.id}
          x={-10}
          width={5}
          y={band.top + 1}
          height={Math.max(1, band.bottom - band.top - 2)}
          rx={2}
          fill={bandColors(palette, band.color).strip}
        />
      ))}
      {plan.leftShown && <TickTexts plan={plan} axis={plan.left} x={-strip} anchor="end" />}
    </g>
  );
}

export function RightAxis({ plan, palette }: LayerProps) {
  const { inner, right } = plan;
  return (
    right && (
      <g {...nivoTheme(palette).axis.ticks.text} {...FIGURES} fill={axisColor(plan, palette, 'right')}>
        <TickTexts plan={plan} axis={right} x={inner.width + 8} anchor="start" />
      </g>
    )
  );
}

/** The titles of both axes over a picture (or its visible part) that is `width` px wide. */
export function AxisTitles({ plan, palette, width }: LayerProps & { readonly width: number }) {
  const { margin } = plan;
  const y = -margin.top + 12;
  const titles = fitTitles(plan.leftTitle, plan.rightTitle, width);
  return (
    <g {...nivoTheme(palette).axis.legend.text}>
      <text x={-margin.left} y={y} fill={axisColor(plan, palette, 'left')}>
        {titles.left}
      </text>
      {titles.right && (
        <text x={width - margin.left} y={y} textAnchor="end" fill={axisColor(plan, palette, 'right')}>
          {titles.right}
        </text>
      )}
    </g>
  );
}

interface TickTextsProps {
  readonly plan: ChartPlan;
  readonly axis: AxisScale;
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

function TickTexts({ plan: { inner, figures }, axis, x, anchor }: TickTextsProps) {
  return yPositions(axis, inner.height).map((y, i) => (
    <text key={y} x={x} y={y + 4} textAnchor={anchor}>
      {figures.number(axis.isMirrored ? Math.abs(axis.ticks[i]!) : axis.ticks[i]!, axis.decimals)}
    </text>
  ));
}

/** Position of each tick from the top of the plot, px. */
export function yPositions(axis: AxisScale, height: number): number[] {
  return axis.ticks.map((tick) => height - ((tick - axis.min) / (axis.max - axis.min)) * height);
}

/** An axis has the colour of its only series; with several series it is grey. */
function axisColor(plan: ChartPlan, palette: Palette, side: 'left' | 'right'): string {
  const drawn = [...plan.strokes, ...plan.bars, ...plan.spreads].map(({ series }) => series);
  const colors = new Set(drawn.filter((one) => one.axis === side).map((one) => palette.series[one.color]));
  return colors.size === 1 ? [...colors][0]! : palette.color.muted;
}
