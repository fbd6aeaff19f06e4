import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { HEALTH_PARTS } from '@vigia/domain/devices';
import { type PublishedCard, publishedNumber, publishedPestName } from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { wrapText } from '@vigia/ui/charts';
import { PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions, RenderCardPicture } from '../picture-options.ts';
import { COLUMN, FIGURE_HEIGHT, FigureText, figuresOf } from './card-figures.tsx';
import { inColumns, PART, PART_HEIGHT, PartText } from './card-parts.tsx';
import { type Presentation, presentationOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { CARD, freeHeight, LINE, Lines, TITLE, TITLE_LINE } from './small-parts.tsx';
import { PICTURE_WORDS } from './words.ts';

const SMALLEST = { width: 240, height: 160 } as const;
const { base } = FONT_SIZE;
/** Gaps below title, place and figures, as in the page's card, px. */
const UNDER_TITLE = 2;
const UNDER_SITE = 8;
const UNDER_FIGURES = 10;

/**
 * Overview of a station: last values, captures of the last days, and health of its parts. Everything is at the same
 * place as in the page's card.
 */
export const renderCardPicture: RenderCardPicture = (card, options) =>
  renderPicture(<CardPicture card={card} options={options} />, options, SMALLEST);

interface CardPictureProps {
  readonly card: PublishedCard;
  readonly options: PictureOptions;
}

function CardPicture({ card, options }: CardPictureProps) {
  const presentation = presentationOf(options);
  const { width, height } = options;
  const room = width - 2 * CARD.x;
  const name = wrapText(card.stationName, TITLE, room);
  const siteLines = wrapText(siteOf(card, presentation), base, room);
  const figures = figuresOf(card, presentation);
  const figuresIn = inColumns(room, figures.length, COLUMN, FIGURE_HEIGHT);
  const partsIn = inColumns(room, HEALTH_PARTS.length, PART, PART_HEIGHT);
  const siteTop = CARD.y + name.length * TITLE * TITLE_LINE + UNDER_TITLE;
  const figuresTop = siteTop + siteLines.length * base * LINE + UNDER_SITE;
  const partsTop = figuresTop + figuresIn.height + UNDER_FIGURES;
  const end = freeHeight(partsTop + partsIn.height + CARD.y, height);
  const text = { x: CARD.x, room, end };
  return (
    <PictureFrame
      title={`${card.stationName}, ${card.sectorName}`}
      description={description(card, presentation)}
      width={width}
      height={height}
      inner={0}
    >
      <Lines {...text} top={CARD.y} height={TITLE * TITLE_LINE} size={TITLE} lines={name} bold />
      <Lines {...text} top={siteTop} size={base} lines={siteLines} quiet />
      {figures.map((figure, i) => (
        <FigureText key={figure.name} {...figuresIn.at(i, figuresTop)} {...figure} end={end} />
      ))}
      {HEALTH_PARTS.map((part, i) => (
        <PartText
          key={part}
          {...partsIn.at(i, partsTop)}
          {...{ part, presentation, end }}
          state={card.health[part]}
        />
      ))}
    </PictureFrame>
  );
}

function siteOf({ sectorName, pestId, pestName }: PublishedCard, presentation: Presentation): string {
  const pest =
    pestId !== null && pestName !== null && publishedPestName({ pestId, pestName }, presentation.locale);
  return [sectorName, pest].filter(Boolean).join(' · ');
}

function description(card: PublishedCard, presentation: Presentation): string {
  const { week, uncounted } = PICTURE_WORDS[presentation.locale];
  const { parts, states } = presentation.stations;
  const { temperature, humidity, rain, chip, pestId, pestName } = card;
  const known = [temperature, humidity, rain].map((last) => last !== null);
  const figures = figuresOf(card, presentation).filter((_, i) => known[i]);
  const { count = null, days = USUAL_CHIP_DAYS } = chip ?? {};
  const caught =
    count === null
      ? uncounted(days)
      : week(publishedNumber(count, 0, presentation.locale), count === 1, days);
  const pest =
    pestId === null || chip === null
      ? []
      : [`${caught}: ${publishedPestName({ pestId, pestName: pestName ?? '' }, presentation.locale)}`];
  const health = HEALTH_PARTS.map((part) => `${parts[part]}: ${states[card.health[part]]}`);
  return `${[...figures.map(({ name, value }) => `${name}: ${value}`), ...pest, ...health].join('. ')}.`;
}
