import { fitText, textWidth, WIDER } from '../charts/time-chart/plan/text-width.ts';
import { useTheme } from '../theme/styled.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';
import type { PublishedHeading } from './published-heading.ts';

/** Height of one line, px. */
const LINE = 19;
/** Distance of both parts if they are in one line, px. */
const GAP = 10;
/** Free space below the heading, px. */
const BELOW = 6;

interface Lines {
  readonly isOneLine: boolean;
  /** The place: on the line of the name, or on those below it. */
  readonly places: readonly string[];
  /** px, with the free space below. */
  readonly height: number;
}

/** Layout of a heading in `width` px: one line if both parts fit, else two, or more where the place has parts. */
export function headingLines({ name, place, parts = [place] }: PublishedHeading, width: number): Lines {
  const taken = widthOf(place, FONT_SIZE.small);
  const isOneLine = widthOf(name, FONT_SIZE.base) + GAP + taken <= width;
  const places = taken <= width ? [place] : parts;
  return { isOneLine, places, height: (isOneLine ? 1 : 1 + places.length) * LINE + BELOW };
}

const widthOf = (text: string, size: number): number => textWidth(text, size) * WIDER;

export interface ChartHeadingProps extends PublishedHeading {
  /** px */
  readonly width: number;
}

/**
 * The heading of a published chart: what it shows, and of which place. It is part of an `<svg>`, the same in a
 * picture and over an interactive chart.
 */
export function ChartHeading({ width, ...heading }: ChartHeadingProps) {
  const { color } = useTheme();
  const { isOneLine, places } = headingLines(heading, width);
  const room = width / WIDER;
  // In one line the place follows the name directly, whatever the width of the page's font.
  const at = (line: number) => (isOneLine ? { dx: GAP } : { x: 0, y: (line + 2) * LINE - 5 });
  return (
    <text y={LINE - 5}>
      <tspan fontSize={FONT_SIZE.base} fontWeight={FONT_WEIGHT.strong} fill={color.text}>
        {fitText(heading.name, FONT_SIZE.base, room)}
      </tspan>
      {places.map((place, line) => (
        <tspan key={place} {...at(line)} fontSize={FONT_SIZE.small} fill={color.muted}>
          {fitText(place, FONT_SIZE.small, room)}
        </tspan>
      ))}
    </text>
  );
}
