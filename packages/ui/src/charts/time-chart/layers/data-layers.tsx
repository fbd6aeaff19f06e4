import { FONT_FAMILY, type Palette } from '../../../theme/tokens.ts';
import { barsPath } from '../plan/bars.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { GAP_TEXT, LABEL_FONT, type LineKind } from '../plan/marker-plan.ts';

interface LayerProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
}

export function BarLayer({ plan, palette }: LayerProps) {
  return plan.bars.map(({ series, boxes }) => (
    <path key={series.id} data-series={series.id} d={barsPath(boxes)} fill={palette.series[series.color]} />
  ));
}

/** What nivo hands to a layer, as far as lines need it. */
export interface NivoLines {
  readonly series: readonly {
    readonly id: string | number;
    readonly data: readonly { readonly position: { readonly x: number; readonly y: number } }[];
  }[];
  readonly lineGenerator: (points: { x: number; y: number }[]) => string | null;
}

/**
 * nivo's own line layer animates every path and knows neither dashes nor clipping; this one draws the paths that
 * nivo has scaled. A surface-coloured edge under each line keeps it readable where it crosses a dark bar.
 */
export function LineLayer({
  plan,
  palette,
  clip,
  nivo,
}: LayerProps & { readonly clip: string; readonly nivo: NivoLines }) {
  const paths = new Map(
    nivo.series.map((one) => [one.id, nivo.lineGenerator(one.data.map((point) => point.position)) ?? '']),
  );
  const overBars = plan.bars.some((bar) => bar.boxes.length > 0);
  return (
    <g clipPath={`url(#${clip})`} fill="none" strokeLinejoin="round" strokeLinecap="round">
      <clipPath id={clip}>
        <rect x={0} y={-3} width={plan.inner.width} height={plan.inner.height + 4} />
      </clipPath>
      {plan.spreads.map(({ series, path }) => (
        <path key={series.id} d={path} fill={palette.series[series.color]} fillOpacity={0.2} />
      ))}
      {plan.strokes.map(({ id, series, forecast }) => (
        <g key={id} data-series={series.id}>
          {overBars && !forecast && (
            <path d={paths.get(id)} stroke={palette.color.surface} strokeOpacity={0.85} strokeWidth={4.5} />
          )}
          <path
            d={paths.get(id)}
            stroke={palette.series[series.color]}
            strokeWidth={2.25}
            strokeDasharray={forecast ? '6 5' : undefined}
          />
        </g>
      ))}
    </g>
  );
}

/** Vertical lines with their names above the plot, and the names of the gaps. */
export function MarkerLayer({ plan, palette }: LayerProps) {
  const { lines, gapLabels } = plan.markers;
  return (
    <g fontFamily={FONT_FAMILY} fontSize={LABEL_FONT} fontWeight={600}>
      {lines.map((line) => (
        <g key={line.id} data-marker={line.id}>
          <path
            d={`M${line.x},${-line.rise}V${plan.inner.height}`}
            stroke={lineColor(line.kind, palette)}
            strokeWidth={1.5}
            strokeDasharray={line.kind === 'today' ? undefined : '4 3'}
          />
          {line.label && (
            <text x={line.label.left} y={line.label.baseline} fill={lineColor(line.kind, palette)}>
              {line.label.text}
            </text>
          )}
        </g>
      ))}
      {gapLabels.map((label) => (
        <text
          key={label.id}
          x={label.left}
          y={label.baseline}
          fontSize={LABEL_FONT - 1}
          fontWeight={400}
          fill={palette.color.muted}
        >
          {GAP_TEXT}
        </text>
      ))}
    </g>
  );
}

function lineColor(kind: LineKind, palette: Palette): string {
  return kind === 'today' ? palette.color.text : palette.marker[kind];
}
