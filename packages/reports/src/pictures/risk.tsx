import { PUBLISHED_LEVEL_WORDS, type PublishedRisk } from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { wrapText } from '@vigia/ui/charts';
import { useTheme } from 'styled-components';
import { PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions, RenderRiskPicture } from '../picture-options.ts';
import { presentationOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { CARD, freeHeight, LINE, Lines, STATUS_OF_LEVEL, StatusShape, TITLE } from './small-parts.tsx';

const SMALLEST = { width: 160, height: 48 } as const;
const ICON = 32;
const GAP = 12;
const TITLE_HEIGHT = TITLE * 1.2;
const MORE = FONT_SIZE.compact;

/**
 * A badge: the level with its icon and subject, and the whole as a sentence. Everything is at the same place as
 * in the page's badge.
 */
export const renderRiskPicture: RenderRiskPicture = (data, options) =>
  renderPicture(<RiskPicture data={data} options={options} />, options, SMALLEST);

function RiskPicture({ data, options }: { readonly data: PublishedRisk; readonly options: PictureOptions }) {
  const { locale } = presentationOf(options);
  const palette = useTheme();
  const { width, height } = options;
  const status = STATUS_OF_LEVEL[data.level];
  const level = PUBLISHED_LEVEL_WORDS[locale][data.level];
  const text = { x: CARD.x + ICON + GAP, room: width - 2 * CARD.x - ICON - GAP };
  const title = wrapText([level, data.subject].filter(Boolean).join(' · '), TITLE, text.room);
  const more = wrapText(data.text, MORE, text.room);
  const titleHeight = title.length * TITLE_HEIGHT;
  const inner = titleHeight + more.length * MORE * LINE;
  // Centred; if the content is higher than the picture, at least the level is visible.
  const length = Math.max(height, inner + 2 * CARD.y);
  const top = Math.min((length - inner) / 2, (height - TITLE_HEIGHT) / 2);
  const end = Math.max(freeHeight(length, height), top + TITLE_HEIGHT);
  const icon = { size: ICON, y: Math.min((length - ICON) / 2, height - ICON - 8) };
  return (
    <PictureFrame
      title={`${data.sectorName}: ${data.text}`}
      description={data.text}
      width={width}
      height={height}
      inner={0}
      line={palette.status[status].main}
    >
      <StatusShape status={status} x={CARD.x} {...icon} />
      <Lines {...text} {...{ top, end }} height={TITLE_HEIGHT} size={TITLE} lines={title} lead={level} bold />
      <Lines {...text} top={top + titleHeight} end={end} size={MORE} lines={more} quiet />
    </PictureFrame>
  );
}
