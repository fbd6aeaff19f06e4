import { headingLines } from './chart-heading.tsx';
import type { PublishedHeading } from './published-heading.ts';

/** Line and free space around what is drawn, px. */
export const EDGE = 17;
/** Below the charts: in a picture their source, in the page that answers to a touch its controls; px. */
export const STRIP = 48;
/** Below it a chart says little, px. */
const LEAST_CHART = 150;
/** A lower place has no strip in its picture, px. */
const STRIPPED_FROM = 240;

export interface PublishedFrame {
  /** Of what is drawn, px. */
  readonly width: number;
  readonly isHeaded: boolean;
  readonly isStripped: boolean;
  /** Where the charts begin inside the edge, px. */
  readonly top: number;
  /** How many charts find room. */
  readonly count: number;
  /** Height of each, px. */
  readonly each: number;
}

/**
 * Where everything stands in a published chart's place: heading, charts, strip. A picture and what takes its place when it
 * is touched ask here, so that nothing moves.
 *
 * @param place of the whole, px
 * @param charts that there are
 */
export function publishedFrame(
  heading: PublishedHeading,
  place: { readonly width: number; readonly height: number },
  charts: number,
): PublishedFrame {
  const width = place.width - 2 * EDGE;
  const isStripped = place.height >= STRIPPED_FROM;
  const room = place.height - EDGE - (isStripped ? STRIP : EDGE);
  const lines = headingLines(heading, width);
  const isHeaded = room - lines.height >= LEAST_CHART;
  const top = isHeaded ? lines.height : 0;
  const count = Math.max(1, Math.min(charts, Math.floor((room - top) / LEAST_CHART)));
  return { width, isHeaded, isStripped, top, count, each: Math.floor((room - top) / count) };
}
