import type { PublishedLevel, PublishedStation } from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { wrapText } from '@vigia/ui/charts';
import { LINE, Lines, STATUS_OF_LEVEL, StatusShape } from './small-parts.tsx';

/** The layout of the page's list, px. */
const SIZE = FONT_SIZE.base;
const LEAST_HEIGHT = 44;
const PADDING = { x: 8, y: 4 } as const;
const ICON = { column: 20, size: 18 } as const;
const NUMBER = 20;
const GAP = 8;
const LEFT = {
  number: PADDING.x + ICON.column + GAP,
  name: PADDING.x + ICON.column + NUMBER + 2 * GAP,
} as const;

interface ListProps {
  readonly x: number;
  readonly top: number;
  /** px */
  readonly room: number;
}

interface LaidOutStation {
  readonly level: PublishedLevel;
  readonly number: number;
  /** Its name and level, as lines. */
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
}

/** Position of each station's row in the list, and the end of the list. */
export function stationRows(
  stations: readonly PublishedStation[],
  levels: Readonly<Record<PublishedLevel, string>>,
  list: ListProps,
) {
  let listEnd = list.top;
  const rows = stations.map(({ name, level }, i): LaidOutStation => {
    const lines = wrapText(`${name}: ${levels[level]}`, SIZE, list.room - LEFT.name - PADDING.x);
    const height = Math.max(LEAST_HEIGHT, lines.length * SIZE * LINE + 2 * PADDING.y);
    const top = listEnd;
    listEnd += height;
    return { level, number: i + 1, lines, top, height };
  });
  return { rows, listEnd };
}

interface StationRowProps extends LaidOutStation {
  readonly x: number;
  /** px */
  readonly room: number;
  /** Bottom of the visible part, px. */
  readonly end: number;
}

/** A station's icon, number, name and level. */
export function StationRow({ level, number, lines, x, top, height, room, end }: StationRowProps) {
  const line = SIZE * LINE;
  const middle = top + height / 2;
  const icon = { y: middle - ICON.size / 2, size: ICON.size };
  const text = { size: SIZE, end };
  return (
    <>
      {icon.y + icon.size <= end && (
        <StatusShape status={STATUS_OF_LEVEL[level]} x={x + PADDING.x} {...icon} />
      )}
      <Lines {...text} x={x + LEFT.number} top={middle - line / 2} lines={[String(number)]} bold />
      <Lines
        {...text}
        x={x + LEFT.name}
        top={middle - (lines.length * line) / 2}
        lines={lines}
        room={room - LEFT.name - PADDING.x}
      />
    </>
  );
}
