import type { PublishedMap } from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { wrapText } from '@vigia/ui/charts';
import { StatusMap } from '@vigia/ui/static-map';
import { useTheme } from 'styled-components';
import { SMALLEST_CHART } from '../check-picture-options.ts';
import { PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions, RenderMapPicture } from '../picture-options.ts';
import { StationRow, stationRows } from './map-stations.tsx';
import { presentationOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { CARD, freeHeight, LINE, Lines, STATUS_OF_LEVEL, TITLE, TITLE_LINE } from './small-parts.tsx';
import { PICTURE_WORDS } from './words.ts';

/** The layout of the page's card, px. */
const GAP = { x: 16, y: 12 } as const;
const HEAD = TITLE * TITLE_LINE;
const { base, compact } = FONT_SIZE;
/** Height around the map, and least height of the map, px; in a narrow picture the names stand below it. */
const AROUND = { wide: 120, narrow: 340 } as const;
const LEAST_MAP = 180;
/** Width of a narrow column, px. */
const NARROW = 480;

/** Numbered stations at their approximate positions, and their names with the colour of the week's level. */
export const renderMapPicture: RenderMapPicture = (data, options) =>
  renderPicture(<MapPicture data={data} options={options} />, options, SMALLEST_CHART);

interface MapPictureProps {
  readonly data: PublishedMap;
  readonly options: PictureOptions;
}

function MapPicture({ data, options }: MapPictureProps) {
  const { width, height } = options;
  const { locale, stations } = presentationOf(options);
  const words = PICTURE_WORDS[locale];
  const room = width - 2 * CARD.x;
  const title = wrapText(`${stations.ofField} ${data.sectorName}`, TITLE, room);
  const top = CARD.y + title.length * HEAD + GAP.y;
  const levelTexts = data.stations.map(({ name, level }) => `${name}: ${words.levels[level]}`);
  const description =
    levelTexts.length === 0
      ? `${words.nothing.map}.`
      : `${words.stations(levelTexts.length)} ${levelTexts.join('; ')}.`;
  return (
    <PictureFrame
      title={`${stations.ofField}, ${data.sectorName}`}
      description={description}
      width={width}
      height={height}
      inner={0}
    >
      <Lines x={CARD.x} lines={title} top={CARD.y} height={HEAD} size={TITLE} room={room} bold />
      {levelTexts.length === 0 ? (
        <Lines x={CARD.x} lines={wrapText(stations.none, base, room)} top={top} size={base} />
      ) : (
        <Stations {...{ data, options, top }} />
      )}
    </PictureFrame>
  );
}

interface StationsProps extends MapPictureProps {
  /** Top of the content, below the title, px. */
  readonly top: number;
}

function Stations({ data, options, top }: StationsProps) {
  const palette = useTheme();
  const { stations } = presentationOf(options);
  const { width, height } = options;
  const room = width - 2 * CARD.x;
  const isNarrow = width < NARROW;
  const plan = {
    width: isNarrow ? room : ((room - GAP.x) * 3) / 5,
    height: Math.max(LEAST_MAP, height - (isNarrow ? AROUND.narrow : AROUND.wide)),
  };
  const below = top + plan.height + GAP.y;
  const list = isNarrow
    ? { x: CARD.x, top: below, room }
    : { x: CARD.x + plan.width + GAP.x, top, room: room - plan.width - GAP.x };
  const { rows, listEnd } = stationRows(data.stations, stations.levels, list);
  const note = isNarrow ? listEnd + GAP.y : below;
  const lines = wrapText(stations.mapNote, compact, room);
  const end = freeHeight(note + lines.length * compact * LINE + CARD.y, height);
  // A list beside the map is as high as the map; the page scrolls it.
  const seen = isNarrow ? end : Math.min(end, top + plan.height);
  return (
    <>
      <g transform={`translate(${CARD.x},${top})`}>
        <StatusMap
          markers={data.stations.map((station) => ({ ...station, status: STATUS_OF_LEVEL[station.level] }))}
          {...plan}
          label={`${stations.ofField}, ${data.sectorName}`}
          palette={palette}
        />
      </g>
      {rows.map((row) => (
        <StationRow key={row.number} {...row} x={list.x} room={list.room} end={seen} />
      ))}
      <Lines x={CARD.x} lines={lines} top={note} end={end} size={compact} quiet />
    </>
  );
}
