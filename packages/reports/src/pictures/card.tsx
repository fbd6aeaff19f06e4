import { type PublishedCard, type PublishedValue, publishedNumber, publishedPestName } from '@vigia/domain';
import { PictureFrame } from '../picture-frame.tsx';
import type { RenderCardPicture } from '../picture-options.ts';
import { quantity, type Told, toldOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { Line, STATUS_OF_HEALTH, StatusShape } from './small-parts.tsx';
import { PICTURE_WORDS } from './words.ts';

const SMALLEST = { width: 240, height: 160 } as const;
const FRAME = 14;
const PARTS = ['connection', 'energy', 'images', 'sensors'] as const;

/** A station at a glance: last values, captures of the week, and what works of it. */
export const renderCardPicture: RenderCardPicture = (card, options) => {
  const told = toldOf(options);
  const { width, height } = options;
  const room = width - 2 * FRAME;
  const figures = figuresOf(card, told);
  const column = room / Math.max(1, figures.length);
  const [caught, pest] = chipOf(card, told);
  const bottom = height - FRAME - 4;
  const half = room / 2;
  return renderPicture(
    <PictureFrame
      title={`${card.stationName}, ${card.sectorName}`}
      description={description(card, told)}
      width={width}
      height={height}
      inner={0}
    >
      <Line x={FRAME} y={30} size={17} text={card.stationName} room={room} bold />
      <Line x={FRAME} y={48} size={12} text={card.sectorName} room={room} quiet />
      {figures.map(({ name, value }, i) => (
        <g key={name}>
          <Line x={FRAME + i * column} y={76} size={17} text={value} room={column - 4} bold />
          <Line x={FRAME + i * column} y={91} size={11} text={name} room={column - 4} quiet />
        </g>
      ))}
      {height >= 190 && (
        <>
          <Line x={FRAME} y={113} size={12} text={caught} room={room} bold />
          <Line x={FRAME} y={129} size={12} text={pest} room={room} quiet />
        </>
      )}
      {PARTS.map((part, i) => {
        const x = FRAME + (i % 2) * half;
        const y = bottom - (i < 2 ? 20 : 0);
        const { parts, states } = PICTURE_WORDS[told.locale];
        const state = card.health[part];
        return (
          <g key={part}>
            <StatusShape status={STATUS_OF_HEALTH[state]} x={x} y={y - 10} size={11} />
            <Line x={x + 16} y={y} size={12} text={`${parts[part]}: ${states[state]}`} room={half - 18} />
          </g>
        );
      })}
    </PictureFrame>,
    options,
    SMALLEST,
  );
};

function figuresOf(card: PublishedCard, told: Told) {
  const words = PICTURE_WORDS[told.locale];
  const shown = (name: string, value: PublishedValue | null, kind: 'celsius' | 'percent' | 'millimetres') =>
    value === null ? [] : [{ name, value: quantity(value.value, kind, told) }];
  return [
    ...shown(words.values.temperature, card.temperature, 'celsius'),
    ...shown(words.values.humidity, card.humidity, 'percent'),
    ...shown(words.values.rain, card.rain, 'millimetres'),
  ];
}

/** What the week's captures are, and of what; nothing of a station without a pest. */
function chipOf({ pestId, pestName, chip }: PublishedCard, told: Told): [caught: string, pest: string] {
  if (pestId === null || chip === null) return ['', ''];
  const words = PICTURE_WORDS[told.locale];
  const { count } = chip;
  const caught =
    count === null ? words.uncounted : words.week(publishedNumber(count, 0, told.locale), count === 1);
  return [caught, publishedPestName({ pestId, pestName: pestName ?? '' }, told.locale)];
}

function description(card: PublishedCard, told: Told): string {
  const { parts, states } = PICTURE_WORDS[told.locale];
  const figures = figuresOf(card, told).map(({ name, value }) => `${name}: ${value}`);
  const health = PARTS.map((part) => `${parts[part]}: ${states[card.health[part]]}`);
  return `${[...figures, chipOf(card, told).filter(Boolean).join(': '), ...health].filter(Boolean).join('. ')}.`;
}
