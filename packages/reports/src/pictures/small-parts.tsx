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
 * Border and padding of an interactive card, px. Pictures of cards use the layout of the page, so that nothing
 * moves.
 */
export const CARD = { x: 17, y: 13 } as const;
/** Font size of a card's title, px. */
export const TITLE = FONT_SIZE.title;
/** Line height of text and of a title, relative to the font size. */
export const LINE = 1.4;
export const TITLE_LINE = 1.25;
/** Distance of the baseline from the middle of a line, relative to the font size. */
const BASELINE = 0.36;
/** Height of the bar that covers the end of content that is too high, px. */
const FOLD_BAR = 44;

/** The part of the height that this bar does not cover, px; the whole height if everything fits. */
export const freeHeight = (length: number, height: number): number =>
  length > height ? height - FOLD_BAR : height;

interface StatusShapeProps {
  readonly status: Status;
  readonly x: number;
  readonly y: number;
  /** Diameter, px. */
  readonly size: number;
}

/** A status by icon and colour; the text beside it says the same. */
export function StatusShape({ status, x, y, size }: StatusShapeProps) {
  const theme = useTheme();
  const Shape = STATUS_ICONS[status];
  return <Shape x={x} y={y} size={size} color={theme.status[status].main} />;
}

interface LineProps {
  readonly x: number;
  /** Upper edge of the line, px. */
  readonly top: number;
  /** Height of the line, px; by default that of text. */
  readonly height?: number;
  readonly size: number;
  readonly text: string;
  /** Beginning of the text that is emphasised. */
  readonly lead?: string;
  /** Width, px, at which a name is cut; our own short words need none. */
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
  /** Bottom of the visible part, px; lines below it are left out. */
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
