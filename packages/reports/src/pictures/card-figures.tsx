import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import {
  type PublishedCard,
  type PublishedValue,
  publishedMoment,
  publishedNumber,
} from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { type Presentation, quantity } from './quantities.ts';
import { LINE, Lines, TITLE } from './small-parts.tsx';

const { small, compact } = FONT_SIZE;
/** The layout of the page's card, px. */
export const COLUMN = { least: 120, gap: 8, row: 8 } as const;
const HEIGHT = { name: compact * LINE, value: TITLE * LINE, more: small * LINE } as const;
export const FIGURE_HEIGHT = HEIGHT.name + HEIGHT.value + HEIGHT.more;

interface Figure {
  readonly name: string;
  readonly value: string;
  /** When it was measured, or which period it covers. */
  readonly more: string;
}

/** The figures in the columns of a card; a text for those that were not measured. */
export function figuresOf(
  { temperature, humidity, rain, chip }: PublishedCard,
  presentation: Presentation,
): Figure[] {
  const words = presentation.stations;
  const shown = (
    name: string,
    last: PublishedValue | null,
    kind: 'celsius' | 'percent' | 'millimetres',
  ): Figure => ({
    name,
    value: last === null ? words.noValue : quantity(last.value, kind, presentation),
    more: last === null ? '' : publishedMoment(last.at, presentation.locale),
  });
  const caught = chip && {
    name: words.captures,
    value: chip.count === null ? '—' : publishedNumber(chip.count, 0, presentation.locale),
    more: words.caughtIn(chip.days ?? USUAL_CHIP_DAYS),
  };
  return [
    shown(words.values.temperature, temperature, 'celsius'),
    shown(words.values.humidity, humidity, 'percent'),
    shown(words.values.rain, rain, 'millimetres'),
    ...(caught ? [caught] : []),
  ];
}

interface FigureTextProps extends Figure {
  readonly x: number;
  readonly top: number;
  /** Bottom of the visible part, px. */
  readonly end: number;
}

/** A figure below its name. */
export function FigureText({ name, value, more, x, top, end }: FigureTextProps) {
  const at = { x, end };
  return (
    <>
      <Lines {...at} top={top} size={compact} lines={[name]} quiet />
      <Lines {...at} top={top + HEIGHT.name} size={TITLE} lines={[value]} bold />
      {more && <Lines {...at} top={top + HEIGHT.name + HEIGHT.value} size={small} lines={[more]} quiet />}
    </>
  );
}
