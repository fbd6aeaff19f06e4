import { FONT_SIZE, FONT_WEIGHT } from '@vigia/ui';
import { fitText, textWidth } from '@vigia/ui/charts';
import { useTheme } from 'styled-components';

/** Height of one line, px. */
const LINE = 19;
/** Between both parts, where they stand in one line, px. */
const GAP = 10;
/** Free space below, px. */
const BELOW = 6;
/** A page without the house's type has one that may be so much wider. */
export const WIDER = 1.12;

export interface Heading {
  /** What the figures are: `Captura semanal de Carpocapsa`. */
  readonly name: string;
  /** Whose, and of when: `Apalta, temporada 2026–27`. */
  readonly place: string;
}

interface Lines {
  readonly isOneLine: boolean;
  /** px, with what stays free below. */
  readonly height: number;
}

/** How a heading stands in so many px: in one line where both of its parts find room. */
export function headingLines({ name, place }: Heading, width: number): Lines {
  const taken = widthOf(name, FONT_SIZE.base) + GAP + widthOf(place, FONT_SIZE.small);
  const isOneLine = taken <= width;
  return { isOneLine, height: (isOneLine ? 1 : 2) * LINE + BELOW };
}

const widthOf = (text: string, size: number): number => textWidth(text, size) * WIDER;

/** What a picture shows and of where, for whoever sees nothing but the picture. */
export function ChartHeading({ name, place, width }: Heading & { readonly width: number }) {
  const { color } = useTheme();
  const { isOneLine } = headingLines({ name, place }, width);
  const room = width / WIDER;
  const at = isOneLine ? { x: widthOf(name, FONT_SIZE.base) + GAP, y: LINE - 5 } : { x: 0, y: 2 * LINE - 5 };
  return (
    <g>
      <text y={LINE - 5} fontSize={FONT_SIZE.base} fontWeight={FONT_WEIGHT.strong} fill={color.text}>
        {fitText(name, FONT_SIZE.base, room)}
      </text>
      <text {...at} fontSize={FONT_SIZE.small} fill={color.muted}>
        {fitText(place, FONT_SIZE.small, room)}
      </text>
    </g>
  );
}
