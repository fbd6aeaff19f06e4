import type { HealthPartId, HealthState } from '@vigia/domain/devices';
import { FONT_SIZE } from '@vigia/ui';
import type { Presentation } from './quantities.ts';
import { CARD, LINE, Line, STATUS_OF_HEALTH, StatusShape } from './small-parts.tsx';

const SIZE = FONT_SIZE.compact;
/** The layout of the page's card, px. */
export const PART = { least: 136, gap: 14, row: 4 } as const;
export const PART_HEIGHT = SIZE * LINE;
const ICON = { size: 16, gap: 4 } as const;

interface Columns {
  /** Least width of a column, px. */
  readonly least: number;
  /** Between columns and between rows, px. */
  readonly gap: number;
  readonly row: number;
}

/** Puts cells into as many columns as fit, as the page does. */
export function inColumns(room: number, count: number, { least, gap, row }: Columns, height: number) {
  const columns = Math.min(count, Math.max(1, Math.floor((room + gap) / (least + gap))));
  const column = (room + gap) / columns;
  return {
    height: Math.ceil(count / columns) * (height + row) - row,
    /** Position of a cell. */
    at: (i: number, top: number) => ({
      x: CARD.x + (i % columns) * column,
      top: top + Math.floor(i / columns) * (height + row),
    }),
  };
}

interface PartTextProps {
  readonly part: HealthPartId;
  readonly state: HealthState;
  readonly presentation: Presentation;
  readonly x: number;
  readonly top: number;
  /** Bottom of the visible part, px. */
  readonly end: number;
}

/** A part of a station with its state. */
export function PartText({ part, state, presentation, x, top, end }: PartTextProps) {
  if (top + PART_HEIGHT > end) return null;
  const { parts, states } = presentation.stations;
  const icon = { x, y: top + (PART_HEIGHT - ICON.size) / 2, size: ICON.size };
  return (
    <>
      <StatusShape status={STATUS_OF_HEALTH[state]} {...icon} />
      <Line x={x + ICON.size + ICON.gap} top={top} size={SIZE} text={`${parts[part]}: ${states[state]}`} />
    </>
  );
}
