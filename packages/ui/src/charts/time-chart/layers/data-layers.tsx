import { DASH, FONT_FAMILY, OPACITY, type Palette } from '../../../theme/tokens.ts';
import { seasonSign } from '../../emphasis.tsx';
import { barsPath } from '../plan/bars.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import type { Box } from '../plan/free-spot.ts';
import { LABEL_FONT, type MarkerLabel, type MarkerLine, type MarkerNumber } from '../plan/marker-plan.ts';
import { isSolid } from '../plan/point-marks.ts';
import { MARKER_SIGNS, SPAN } from '../plan/shapes.ts';
import { textWidth } from '../plan/text-width.ts';

interface LayerProps {
  readonly plan: ChartPlan;
  readonly palette: Palette;
}

export function BarLayer({ plan, palette }: LayerProps) {
  return plan.bars.map(({ series, boxes, forecastFrom }) => {
    const color = palette.series[series.color];
    const ahead = boxes.filter((box) => (box.left + box.right) / 2 >= forecastFrom);
    return (
      <g key={series.id} data-series={series.id}>
        <path d={barsPath(boxes.slice(0, boxes.length - ahead.length))} fill={color} />
        {ahead.length > 0 && <OpenBars boxes={ahead} color={color} />}
      </g>
    );
  });
}

/** Bars that only the reader's device has: hollow, on top of the others. */
export function HollowLayer({ plan, palette }: LayerProps) {
  return plan.hollow.map(({ series, boxes }) => (
    <path
      key={series.id}
      data-series={series.id}
      data-unsent=""
      d={barsPath(boxes)}
      fill={palette.color.surface}
      stroke={palette.status.warning.text}
      strokeWidth={1.5}
      strokeDasharray={DASH.open}
    />
  ));
}

/** Bars of an incomplete count or a forecast: pale with a dashed outline. */
export function OpenBars({ boxes, color }: { readonly boxes: readonly Box[]; readonly color: string }) {
  return (
    <path
      d={barsPath(boxes)}
      fill={color}
      fillOpacity={OPACITY.open}
      stroke={color}
      strokeDasharray={DASH.open}
    />
  );
}

/** The part of nivo's layer properties that lines need. */
export interface NivoLines {
  readonly series: readonly {
    readonly id: string | number;
    readonly data: readonly { readonly position: { readonly x: number; readonly y: number } }[];
  }[];
  readonly lineGenerator: (points: { x: number; y: number }[]) => string | null;
}

/**
 * nivo's own line layer animates every path and has neither dashes nor clipping. This one draws the paths that
 * nivo has scaled. An edge in the colour of the surface keeps a line readable where it crosses a dark bar.
 */
export function LineLayer({
  plan,
  palette,
  clip,
  nivo,
}: LayerProps & { readonly clip: string; readonly nivo: NivoLines }) {
  const positions = new Map(nivo.series.map((one) => [one.id, one.data.map(({ position }) => position)]));
  const paths = new Map([...positions].map(([id, points]) => [id, nivo.lineGenerator(points) ?? '']));
  const isCrowded = plan.strokes.filter(({ series }) => series.compared).length > FEW_COMPARED;
  const overBars = plan.bars.some((bar) => bar.boxes.length > 0);
  return (
    <g clipPath={`url(#${clip})`} fill="none" strokeLinejoin="round" strokeLinecap="round">
      <clipPath id={clip}>
        <rect x={0} y={-3} width={plan.inner.width} height={plan.inner.height + 4} />
      </clipPath>
      {plan.spreads.map(({ series, area, edges }) => (
        <g key={series.id} data-spread={series.id}>
          <path
            d={area}
            fill={palette.series[series.color]}
            fillOpacity={series.byDay ? OPACITY.dayRange : OPACITY.spread}
          />
          {series.kind === 'band' && <path d={edges} stroke={palette.series[series.color]} />}
          {series.byDay && (
            <path d={edges} stroke={palette.series[series.color]} strokeOpacity={OPACITY.dayEdge} />
          )}
        </g>
      ))}
      {plan.strokes.map(({ id, series, forecast }) => (
        <g key={id} data-series={series.id} data-season={seasonSign(series)}>
          {(overBars || isCrowded) && !forecast && !series.compared && (
            <path
              d={paths.get(id)}
              stroke={palette.color.surface}
              strokeOpacity={OPACITY.halo}
              strokeWidth={4.5}
            />
          )}
          <path
            d={paths.get(id)}
            stroke={palette.series[series.color]}
            strokeWidth={series.compared ? THIN : 2.25}
            strokeDasharray={
              forecast ? DASH.forecast : series.compared === 'dashed' ? DASH.marker : undefined
            }
            strokeOpacity={
              forecast ? OPACITY.ahead : series.compared && isCrowded ? OPACITY.crowd : undefined
            }
          />
          <path d={lonePoints(positions.get(id))} fill={palette.series[series.color]} />
        </g>
      ))}
    </g>
  );
}

/** With more lines of other seasons than these, they are paler, so that the chart's own stand out. */
const FEW_COMPARED = 4;
/** Width of the line of another season, px. */
const THIN = 1.25;
/** Diameter of a single point, px. */
const DOT = 3;

/** A value between two holes makes no line: it is drawn as a point. */
function lonePoints(
  points: readonly { readonly x: number; readonly y: number | null }[] = [],
): string | undefined {
  const isHole = (at: number) => (points[at]?.y ?? null) === null;
  const lone = points.filter((_, at) => !isHole(at) && isHole(at - 1) && isHole(at + 1));
  const dot = ({ x, y }: (typeof points)[number]) =>
    `M${x - DOT},${y}a${DOT},${DOT} 0 1,0 ${2 * DOT},0a${DOT},${DOT} 0 1,0 ${-2 * DOT},0`;
  return lone.length === 0 ? undefined : lone.map(dot).join('');
}

/**
 * Marks of provenance: the shape says the source. Marks are solid if a person vouches for the value, open if it
 * was computed.
 */
export function PointLayer({ plan, palette }: LayerProps) {
  return plan.pointMarks.map(({ id, series, provenance, path }) => (
    <path
      key={id}
      data-provenance={provenance}
      d={path}
      fill={isSolid(provenance) ? palette.series[series.color] : palette.color.surface}
      stroke={isSolid(provenance) ? palette.color.surface : palette.series[series.color]}
      strokeWidth={isSolid(provenance) ? 1 : 1.5}
    />
  ));
}

/**
 * A name on the left of its line is aligned to its right end. So it keeps its distance from the line even if
 * the page's font is wider than the measured one, or a word of another language is longer.
 */
function labelBox({ left, width, baseline }: MarkerLabel, line: number) {
  if (left > line) return { x: left, y: baseline };
  return { x: left + width, y: baseline, textAnchor: 'end' } as const;
}

/**
 * Vertical lines with the sign of their kind at the top and their names above the plot; the names of stretches.
 */
export function MarkerLayer({ plan, palette }: LayerProps) {
  const { lines, spans, stretches } = plan.markers;
  return (
    <g fontFamily={FONT_FAMILY} fontSize={LABEL_FONT} fontWeight={600}>
      {spans.map(({ id, kind, left, width }) => (
        <path
          key={id}
          data-span={id}
          d={`M${left},${plan.inner.height - SPAN}h${width}v${SPAN}h${-width}z`}
          fill={palette.marker[kind]}
          fillOpacity={OPACITY.lasting}
        />
      ))}
      {lines.map((line) => (
        <g key={line.id} data-marker={line.id}>
          <path
            d={`M${line.x},${-line.rise}V${plan.inner.height}`}
            stroke={line.also.length > 0 ? palette.color.muted : lineColor(line, palette)}
            strokeWidth={1.5}
            strokeDasharray={line.kind === 'today' ? undefined : line.isUnsent ? DASH.threshold : DASH.marker}
          />
          {[line.kind, ...line.also].map(
            (kind, row) =>
              kind !== 'today' && (
                <path
                  key={kind}
                  d={MARKER_SIGNS[kind](line.x, SIGN - line.rise + row * SIGN_ROW, SIGN)}
                  fill={line.isUnsent ? palette.color.surface : palette.marker[kind]}
                  {...(line.isUnsent && { stroke: lineColor(line, palette), strokeWidth: 1.5 })}
                />
              ),
          )}
          {line.label && (
            <text data-name="" {...labelBox(line.label, line.x)} fill={lineColor(line, palette)}>
              {line.label.text}
            </text>
          )}
        </g>
      ))}
      {lines.map(
        ({ id, x, number }) => number && <LineNumber key={id} x={x} {...number} palette={palette} />,
      )}
      {stretches.map(({ id, text, left, baseline }) => (
        <text
          key={id}
          data-name=""
          x={left}
          y={baseline}
          fontSize={LABEL_FONT - 1}
          fontWeight={400}
          fill={palette.color.muted}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

interface LineNumberProps extends MarkerNumber {
  readonly x: number;
  readonly palette: Palette;
}

/** The number of a line, above its middle. It has a background, as the line of today may pass there. */
function LineNumber({ x, text, baseline, palette }: LineNumberProps) {
  const { text: ink, surface } = palette.color;
  const width = textWidth(text, LABEL_FONT) + 2;
  return (
    <>
      <rect
        x={x - width / 2}
        y={baseline - LABEL_FONT + 1}
        width={width}
        height={LABEL_FONT + 1}
        fill={surface}
      />
      <text data-number="" x={x} y={baseline} textAnchor="middle" fill={ink}>
        {text}
      </text>
    </>
  );
}

/** Half the size of the sign at the top of a marker's line, px. */
const SIGN = 3.5;
/** Distance between the signs of a line that stands for several kinds, px. */
const SIGN_ROW = 9.5;

function lineColor({ kind, isUnsent }: Pick<MarkerLine, 'kind' | 'isUnsent'>, palette: Palette): string {
  if (isUnsent) return palette.status.warning.text;
  return kind === 'today' ? palette.color.text : palette.marker[kind];
}
