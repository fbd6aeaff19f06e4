import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useId, useMemo } from 'react';
import { nivoTheme } from '../../theme/nivo-theme.ts';
import type { Palette } from '../../theme/tokens.ts';
import { AxisLayer } from './layers/axis-layers.tsx';
import { BarLayer, HollowLayer, LineLayer, MarkerLayer, PointLayer } from './layers/data-layers.tsx';
import { BandLayer, GridLayer, ZoneLayer } from './layers/frame-layers.tsx';
import type { ChartPlan } from './plan/chart-plan.ts';
import type { LinePoint } from './plan/thinned-line.ts';

interface NivoSeries {
  readonly id: string;
  readonly data: readonly LinePoint[];
}

export interface ChartDrawingProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
  /** Description of the picture for screen readers. */
  readonly label: string;
}

/**
 * The picture itself: one `<svg>` that needs no style sheet and no effect, so that it is the same when rendered
 * to a string. nivo scales the points; its interaction, points, animation and wrapper are off.
 */
export const ChartDrawing = memo(function ChartDrawing({ plan, palette, label }: ChartDrawingProps) {
  const id = useId();
  const data = useMemo<NivoSeries[]>(() => plan.strokes.map(({ id, data }) => ({ id, data })), [plan]);
  const theme = useMemo(() => nivoTheme(palette), [palette]);
  const layers = useMemo(() => {
    const shared = { plan, palette };
    return [
      () => <ZoneLayer {...shared} hatch={`${id}hatch`} />,
      () => <GridLayer {...shared} />,
      () => <BandLayer {...shared} />,
      () => <BarLayer {...shared} />,
      () => <HollowLayer {...shared} />,
      (nivo: LineCustomSvgLayerProps<NivoSeries>) => <LineLayer {...shared} clip={`${id}clip`} nivo={nivo} />,
      () => <PointLayer {...shared} />,
      () => <MarkerLayer {...shared} />,
      () => <AxisLayer {...shared} />,
    ];
  }, [plan, palette, id]);
  return (
    <Line<NivoSeries>
      width={plan.width}
      height={plan.height}
      margin={plan.margin}
      data={data}
      xScale={{ type: 'linear', min: plan.window.start, max: plan.window.end, nice: false }}
      yScale={{ type: 'linear', min: plan.left.min, max: plan.left.max, nice: false }}
      layers={layers}
      theme={theme}
      colors={[palette.color.text]}
      isInteractive={false}
      enablePoints={false}
      animate={false}
      renderWrapper={false}
      role="img"
      ariaLabel={label}
    />
  );
});
