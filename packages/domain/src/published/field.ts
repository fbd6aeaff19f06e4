import { roomOf } from './reserved-heights.ts';
import type { SnippetSubject } from './snippet-subjects.ts';
import { EMBED_WIDGETS, type EmbedMetric, type EmbedWidget, OF_SEASON } from './widgets.ts';

/**
 * A field in one element: three of the elements in this order, badge above map above chart, or the chart beside both
 * where there is room.
 */
export const EMBED_FIELD = {
  tag: 'vigia-field',
  metrics: ['risk', 'map', 'degree-days'],
  attributes: ['sector', 'metrics', 'station', 'pest', 'compare', 'align', ...OF_SEASON],
  /** Of its chart in a wide and in a narrow column, px: as high as badge and map with the gap between them. */
  heights: [512, 512],
} as const;

/** Between its parts, px. */
const GAP = 16;
/** A column from which on the chart stands beside the map, px. */
const BESIDE = 976;

type FieldMetric = (typeof EMBED_FIELD.metrics)[number];

/** The parts that a field has at a place; none where there are fewer than two, for one is an element of its own. */
export function fieldMetrics({ stationId, metrics }: SnippetSubject): readonly FieldMetric[] {
  const parts = EMBED_FIELD.metrics.filter((metric) => metrics.includes(metric));
  return stationId === null && parts.length > 1 ? parts : [];
}

/** Of a part of a field, in a wide and in a narrow column, px. */
const partHeights = (metric: EmbedMetric): EmbedWidget['heights'] =>
  metric === 'degree-days' ? EMBED_FIELD.heights : EMBED_WIDGETS[metric].heights;

/** A step half a pixel before two columns: the column's width is a whole number, so one of the two lengths applies. */
const inTwo = (two: string, one: string): string => `clamp(${two},(${BESIDE - 0.5}px - 100%)*9999,${one})`;

/**
 * Style rules that reserve the room of a field's parts until a script has defined it, and lay out its content as
 * the element does.
 */
export function keptField(parts: readonly FieldMetric[]): string {
  const field = `${EMBED_FIELD.tag}:not(:defined)`;
  const isBeside = parts.includes('map') && parts.includes('degree-days');
  const width = isBeside ? `;width:${inTwo(`50% - ${GAP / 2}px`, '100%')}` : '';
  const above = parts
    .slice(0, -1)
    .reduce((sum, metric) => sum + EMBED_WIDGETS[metric].heights[0] + GAP, -GAP);
  const rules = parts.map((metric, i) => {
    const isRight = isBeside && metric === 'degree-days';
    const margin = isRight ? `${inTwo(`${-above}px`, `${GAP}px`)} 0 0 auto` : `${i > 0 ? GAP : 0}px 0 0`;
    return `${field}>[slot=${metric}]{display:flow-root;margin:${margin}${width};${roomOf(partHeights(metric))}}`;
  });
  return [`${field}{display:flow-root}`, ...rules].join(' ');
}
