import { fitText, textWidth, WIDER } from '../charts/time-chart/plan/text-width.ts';
import { useTheme } from '../theme/styled.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';
import type { PublishedHeading } from './published-heading.ts';

/** Height of one line, px. */
const LINE = 19;
/** Between both parts, where they stand in one line, px. */
const GAP = 10;
/** Free space below, px. */
const BELOW = 6;

interface Lines {
  readonly isOneLine: boolean;
  /** px, with what stays free below. */
  readonly height: number;
}

/** How a heading stands in so many px: in one line where both of its parts find room. */
export function headingLines({ name, place }: PublishedHeading, width: number): Lines {
  const taken = widthOf(name, FONT_SIZE.base) + GAP + widthOf(place, FONT_SIZE.small);
  const isOneLine = taken <= width;
  return { isOneLine, height: (isOneLine ? 1 : 2) * LINE + BELOW };
}

const widthOf = (text: string, size: number): number => textWidth(text, size) * WIDER;

export interface ChartHeadingProps extends PublishedHeading {
  /** px */
  readonly width: number;
}

/** What published charts show and of where: part of an `<svg>`, the same in a picture and over what answers to a touch. */
export function ChartHeading({ name, place, width }: ChartHeadingProps) {
  const { color } = useTheme();
  const { isOneLine } = headingLines({ name, place }, width);
  const room = width / WIDER;
  // In one line the place follows the name as wide as the page's type makes it.
  const at = isOneLine ? { dx: GAP } : { x: 0, y: 2 * LINE - 5 };
  return (
    <text y={LINE - 5}>
      <tspan fontSize={FONT_SIZE.base} fontWeight={FONT_WEIGHT.strong} fill={color.text}>
        {fitText(name, FONT_SIZE.base, room)}
      </tspan>
      <tspan {...at} fontSize={FONT_SIZE.small} fill={color.muted}>
        {fitText(place, FONT_SIZE.small, room)}
      </tspan>
    </text>
  );
}
