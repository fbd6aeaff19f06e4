import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar';
import { memo, useId, useMemo } from 'react';
import { nivoTheme } from '../../theme/nivo-theme.ts';
import { FONT_FAMILY, FONT_SIZE, OPACITY, type Palette } from '../../theme/tokens.ts';
import { AxisLayer } from '../time-chart/layers/axis-layers.tsx';
import { HollowLayer, MarkerLayer, OpenBars, PointLayer } from '../time-chart/layers/data-layers.tsx';
import { GridLayer, ZoneLayer } from '../time-chart/layers/frame-layers.tsx';
import { barsPath } from '../time-chart/plan/bars.ts';
import type { Box } from '../time-chart/plan/free-spot.ts';
import { FREE, WIDEST } from './band-scale.ts';
import type { BarPlan } from './bar-plan.ts';

export interface BarDrawingProps {
  readonly plan: BarPlan;
  readonly palette: Palette;
  /** Description of the picture for screen readers. */
  readonly label: string;
}

interface LayerProps {
  readonly plan: BarPlan;
  readonly palette: Palette;
}

/**
 * The only key that nivo sees: it scales the total of each bar. With a key for each series it would animate
 * each part.
 */
const WHOLE = 'whole';
/** Least width of a bar for its `0` to be written, px. */
const ZERO_ROOM = 12;

/**
 * The picture of a bar chart: one `<svg>` without style sheet or effect. nivo scales the bars. All parts of a
 * series are one path, so that a season of six stations needs only a few dozen nodes.
 */
export const BarDrawing = memo(function BarDrawing({ plan, palette, label }: BarDrawingProps) {
  const id = useId();
  const { dates, totals } = plan.stacks;
  const data = useMemo<BarDatum[]>(
    () => Array.from(dates, (_, i) => ({ index: String(i), [WHOLE]: Math.max(totals[i]!, 0) || 0 })),
    [dates, totals],
  );
  const theme = useMemo(() => nivoTheme(palette), [palette]);
  const layers = useMemo(() => {
    const shared = { plan, palette };
    return [
      () => <ZoneLayer {...shared} hatch={`${id}hatch`} />,
      () => <RunningLayer {...shared} />,
      () => <GridLayer {...shared} />,
      (nivo: BarCustomLayerProps<BarDatum>) => <StackLayer {...shared} nivo={nivo} />,
      () => <HollowLayer {...shared} />,
      () => <PointLayer {...shared} />,
      () => <MarkerLayer {...shared} />,
      () => <AxisLayer {...shared} />,
    ];
  }, [plan, palette, id]);
  return (
    <Bar
      width={plan.width}
      height={plan.height}
      margin={plan.margin}
      data={data}
      keys={[WHOLE]}
      indexBy="index"
      padding={FREE}
      valueScale={{ type: 'linear', min: plan.left.min, max: plan.left.max, nice: false }}
      indexScale={{ type: 'band', round: false }}
      layers={layers}
      theme={theme}
      isInteractive={false}
      enableLabel={false}
      animate={false}
      renderWrapper={false}
      role="img"
      ariaLabel={label}
    />
  );
});

/** Background of the bar whose count is incomplete. */
function RunningLayer({ plan, palette }: LayerProps) {
  if (plan.running === null) return null;
  return (
    <rect
      data-part="running"
      x={plan.running}
      width={plan.step}
      height={plan.inner.height}
      fill={palette.color.primaryTint}
      opacity={OPACITY.zone}
    />
  );
}

type NivoBars = Pick<BarCustomLayerProps<BarDatum>, 'bars'>;

/** The stacked bars. The incomplete one is pale with a dashed outline. */
function StackLayer({ plan, palette, nivo }: LayerProps & { readonly nivo: NivoBars }) {
  const { layers, dates } = plan.stacks;
  const open = plan.running === null ? -1 : dates.length - 1;
  const boxesOf = (layer: number, isOpen: boolean) =>
    nivo.bars
      .filter(({ data }) => (Number(data.indexValue) === open) === isOpen)
      .flatMap(({ x, width, data }) => {
        const slim = Math.min(width, WIDEST);
        return layerBox(plan, layer, Number(data.indexValue), x + (width - slim) / 2, slim);
      });
  return (
    <g>
      {layers.map((one, layer) => {
        const color = palette.series[one.color];
        const running = boxesOf(layer, true);
        return (
          <g key={one.id} data-series={one.id}>
            <path d={barsPath(boxesOf(layer, false))} fill={color} />
            {running.length > 0 && <OpenBars boxes={running} color={color} />}
          </g>
        );
      })}
      {plan.step >= ZERO_ROOM && (
        <g
          fontFamily={FONT_FAMILY}
          fontSize={FONT_SIZE.small - 1}
          fill={palette.color.muted}
          textAnchor="middle"
        >
          {plan.zeros.map((x) => (
            <text key={x} x={x} y={plan.inner.height - 4}>
              0
            </text>
          ))}
        </g>
      )}
    </g>
  );
}

/** The box of one layer in one bar, with a thin space to the layer below; empty when the layer adds nothing. */
function layerBox({ stacks, yPx }: BarPlan, layer: number, at: number, left: number, width: number): Box[] {
  const value = stacks.values[layer]![at]!;
  if (!(value > 0)) return [];
  const under = stacks.values.slice(0, layer).reduce((sum, one) => sum + (one[at]! || 0), 0);
  const series = stacks.layers[layer]!;
  const top = yPx(series, under + value);
  return [{ left, right: left + width, top, bottom: Math.max(top + 0.5, yPx(series, under) - 1) }];
}
