import type { HealthState } from '@vigia/domain/devices';
import type { PublishedLevel } from '@vigia/domain/published';
import { FONT_SIZE, STATUS_ICONS, type Status } from '@vigia/ui';
import { fitText, WIDER } from '@vigia/ui/charts';
import { useTheme } from 'styled-components';

export const STATUS_OF_LEVEL: Readonly<Record<PublishedLevel, Status>> = {
  low: 'ok',
  moderate: 'warning',
  high: 'error',
  unknown: 'neutral',
};
export const STATUS_OF_HEALTH: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

/**
 * Where a card that answers to a touch has its text: its line and padding, px. Pictures of cards are drawn where a browser
 * lays them out, so that nothing moves.
 */
export const CARD = { x: 17, y: 13 } as const;
/** Size of a card's title, px. */
export const TITLE = FONT_SIZE.title;
/** Height of a line of text for its size, and of a title. */
export const LINE = 1.4;
export const TITLE_LINE = 1.25;
/** Where letters stand in a line of text, for its size. */
const BASELINE = 0.36;
/** The bar with which a page ends what is higher than its place, px. */
const FOLD_BAR = 44;

/** How much of a place stays free of that bar, px; all of it where everything finds room. */
export const freeHeight = (length: number, height: number): number =>
  length > height ? height - FOLD_BAR : height;

interface StatusShapeProps {
  readonly status: Status;
  readonly x: number;
  readonly y: number;
  /** px across. */
  readonly size: number;
}

/** A status by shape and colour; the words beside it say the same. */
export function StatusShape({ status, x, y, size }: StatusShapeProps) {
  const theme = useTheme();
  const Shape = STATUS_ICONS[status];
  return <Shape x={x} y={y} size={size} color={theme.status[status].main} />;
}

interface LineProps {
  readonly x: number;
  /** Upper end of its line, px. */
  readonly top: number;
  /** Of that line, px; that of lines of text by default. */
  readonly height?: number;
  readonly size: number;
  readonly text: string;
  /** What the text begins with, and what is read on its own. */
  readonly lead?: string;
  /** px that a name may take, which is cut there; our own short words need none. */
  readonly room?: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
}

/** One line of text. */
export function Line(props: LineProps) {
  const { x, top, size, height = size * LINE, text, lead = '', room, bold = false, quiet = false } = props;
  const { color } = useTheme();
  const shown = room === undefined ? text : fitText(text, size, room / WIDER);
  const isLed = lead !== '' && shown.startsWith(lead);
  return (
    <text
      x={x}
      y={Math.round((top + height / 2 + size * BASELINE) * 10) / 10}
      fontSize={size}
      fill={quiet ? color.muted : color.text}
      {...(bold && { fontWeight: 700 })}
    >
      {isLed && <tspan>{lead}</tspan>}
      {isLed ? shown.slice(lead.length) : shown}
    </text>
  );
}

type LinesProps = Omit<LineProps, 'text'> & {
  readonly lines: readonly string[];
  /** Where what can be seen ends, px; lines below are left out. */
  readonly end?: number;
};

/** Lines of one text, one below the other. */
export const Lines = ({ lines, top, end = Number.POSITIVE_INFINITY, lead, ...line }: LinesProps) => {
  const { height = line.size * LINE } = line;
  return lines
    .map((text, i) => ({ text, top: top + i * height }))
    .filter((one) => one.top + height <= end)
    .map((one) => <Line key={one.top} {...line} {...one} {...(one.top === top && lead && { lead })} />);
};
