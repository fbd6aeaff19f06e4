import { PUBLISHED_LEVEL_WORDS, publishedDate } from '@vigia/domain';
import { PictureFrame } from '../picture-frame.tsx';
import type { RenderRiskPicture } from '../picture-options.ts';
import { toldOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { Line, STATUS_OF_LEVEL, StatusShape } from './small-parts.tsx';

const SMALLEST = { width: 160, height: 48 } as const;
const FRAME = 10;
const ICON = 28;
/** px, of the level and of the two lines below it. */
const FONT = { level: 16, more: 12 } as const;

/** A badge: the level with its shape, what for and since when. */
export const renderRiskPicture: RenderRiskPicture = (data, options) => {
  const { locale } = toldOf(options);
  const { width, height } = options;
  const status = STATUS_OF_LEVEL[data.level];
  const text = { x: FRAME * 2 + ICON, room: width - 3 * FRAME - ICON };
  const lines = [data.subject, data.since === null ? '' : SINCE[locale](publishedDate(data.since, locale))];
  const shown = lines.filter(Boolean).slice(0, height < 64 ? 1 : 2);
  const top = (height - FONT.level - shown.length * (FONT.more + 4)) / 2 + FONT.level - 3;
  return renderPicture(
    <PictureFrame
      title={`${data.sectorName}: ${data.text}`}
      description={data.text}
      width={width}
      height={height}
      inner={0}
    >
      <StatusShape status={status} x={FRAME} y={(height - ICON) / 2} size={ICON} />
      <Line {...text} y={top} size={FONT.level} text={PUBLISHED_LEVEL_WORDS[locale][data.level]} bold />
      {shown.map((line, i) => (
        <Line key={line} {...text} y={top + (i + 1) * (FONT.more + 4)} size={FONT.more} text={line} quiet />
      ))}
    </PictureFrame>,
    options,
    SMALLEST,
  );
};

const SINCE = {
  es: (date: string) => `desde el ${date}`,
  en: (date: string) => `since ${date}`,
  pt: (date: string) => `desde ${date}`,
} as const;
