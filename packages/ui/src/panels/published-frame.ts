import { headingLines } from './chart-heading.tsx';
import type { PublishedHeading } from './published-heading.ts';

/** Margin around the drawing, with its border, px. */
export const EDGE = 17;
/** Height below the charts, px: for the source in a picture, for the controls in an interactive chart. */
export const STRIP = 48;
/** Least useful height of a chart, px. */
const LEAST_CHART = 150;
/** Pictures of less height have no strip, px. */
const STRIPPED_FROM = 240;

export interface PublishedFrame {
  /** Width of the drawing, px. */
  readonly width: number;
  readonly isHeaded: boolean;
  readonly isStripped: boolean;
  /** Top of the charts inside the margin, px. */
  readonly top: number;
  /** Number of charts that fit. */
  readonly count: number;
  /** Height of each, px. */
  readonly each: number;
}

/**
 * Layout of a published chart: heading, charts, strip. Both the picture and the interactive chart that replaces
 * it use it, so that nothing moves.
 *
 * @param place size of the whole, px
 * @param charts number of charts
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
