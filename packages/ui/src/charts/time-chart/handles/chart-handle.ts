import { DAY_MS } from '@vigia/domain';
import type { MarkerColor } from '../../../theme/tokens.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';

/** A line of the chart that the reader moves, by pointer, touch or arrow keys: a day, or a value of the left axis. */
export interface ChartHandle {
  readonly id: string;
  /** What is moved: 'Biofix'. */
  readonly label: string;
  /** A `day` is a vertical line; a `value` a horizontal one. */
  readonly moves: 'day' | 'value';
  /** Wall ms, or in the unit of the left axis. */
  readonly value: number;
  /** The least `value`: wall ms, or in the unit of the left axis. */
  readonly min: number;
  /** The highest `value`: wall ms, or in the unit of the left axis. */
  readonly max: number;
  /** Its place in words, shown beside it and read aloud: '3 oct 2026', '250 °C·día'. */
  readonly valueText: string;
  readonly color: MarkerColor;
  /** Gets each whole day, or whole number, that it passes. */
  readonly onMove: (value: number) => void;
}

/** Where a handle lies, px of the chart, and the steps of its slider. */
export interface HandlePlace {
  /** Place of its line: of the left edge of the plot for a day, of its top for a value. */
  readonly at: number;
  /** Ends of its way, in the same px; a slider of whole steps lies between them. */
  readonly from: number;
  readonly to: number;
  /** Of the slider: days since 1970, or whole units of the axis. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** Null where the handle is outside of what the chart shows. */
export function placeOf({ moves, value, min, max }: ChartHandle, plan: ChartPlan): HandlePlace | null {
  const { window, left, inner } = plan;
  const isDay = moves === 'day';
  const [start, end] = isDay ? [window.start, window.end] : [left.min, left.max];
  const least = stepAfter(moves, Math.max(min, start));
  const most = stepBefore(moves, Math.min(max, end));
  const here = isDay ? stepBefore(moves, value) : Math.round(value);
  if (here < least || here > most) return null;
  const toPx = (step: number) => {
    const at = valueAt(moves, step);
    return isDay ? plan.xPx(at) : inner.height - ((at - start) / (end - start)) * inner.height;
  };
  return { at: toPx(here), from: toPx(least), to: toPx(most), value: here, min: least, max: most };
}

/** A day lies at its noon. */
const NOON_MS = DAY_MS / 2;

/** The number of a handle at a step of its slider: wall ms of a day, or the step itself. */
export const valueAt = (moves: ChartHandle['moves'], step: number): number =>
  moves === 'day' ? step * DAY_MS + NOON_MS : step;

const stepAfter = (moves: ChartHandle['moves'], value: number) =>
  Math.ceil(moves === 'day' ? (value - NOON_MS) / DAY_MS : value);
const stepBefore = (moves: ChartHandle['moves'], value: number) =>
  Math.floor(moves === 'day' ? (value - NOON_MS) / DAY_MS : value);
