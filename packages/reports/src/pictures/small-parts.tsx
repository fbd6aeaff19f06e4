import type { HealthState, PublishedLevel } from '@vigia/domain';
import type { Status } from '@vigia/ui';
import { STATUS_SHAPE } from '@vigia/ui/static-map';
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

/** The side of the box that the shapes are drawn in. */
const SHAPE_SIDE = 10;

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
  const scale = size / SHAPE_SIDE;
  return (
    <path
      d={STATUS_SHAPE[status]}
      fill={theme.status[status].main}
      fillRule="evenodd"
      transform={`translate(${x},${y}) scale(${scale})`}
    />
  );
}

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** px that the text may take. */
  readonly room: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
}

/** A mean letter is about so many times as wide as it is high. */
const LETTER = 0.52;

/** One line of text, cut where there is no more room. */
export function Line({ x, y, size, text, room, bold = false, quiet = false }: LineProps) {
  const { color } = useTheme();
  const most = Math.max(4, Math.floor(room / (size * LETTER)));
  const shown = text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={quiet ? color.muted : color.text}
      {...(bold && { fontWeight: 700 })}
    >
      {shown}
    </text>
  );
}
