import type { PublishedMap, PublishedPlace } from '@vigia/domain';
import { StatusMap } from '@vigia/ui/static-map';
import { useTheme } from 'styled-components';
import { SMALLEST_CHART } from '../check-picture-options.ts';
import { FRAME, PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions, RenderMapPicture } from '../picture-options.ts';
import { Nothing } from './chart-picture.tsx';
import { toldOf } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { Line, STATUS_OF_LEVEL, StatusShape } from './small-parts.tsx';
import { PICTURE_WORDS } from './words.ts';

const ROW = 20;
/** The plan takes no more of the width than this, the names the rest. */
const PLAN_SHARE = 0.6;
/** px from which on map and names stand beside each other. */
const BESIDE = 440;

/** Numbered stations, roughly where they stand, and their names with the colour of the week. */
export const renderMapPicture: RenderMapPicture = (data, options) =>
  renderPicture(<MapPicture data={data} options={options} />, options, SMALLEST_CHART);

function MapPicture({ data, options }: { readonly data: PublishedMap; readonly options: PictureOptions }) {
  const palette = useTheme();
  const words = PICTURE_WORDS[toldOf(options).locale];
  const inner = { width: options.width - 2 * FRAME, height: options.height - 2 * FRAME };
  const isNarrow = inner.width < BESIDE;
  // In a narrow picture the names stand below the map.
  const below = Math.min(
    data.stations.length * ROW,
    Math.floor((inner.height * (1 - PLAN_SHARE)) / ROW) * ROW,
  );
  const plan = isNarrow
    ? { width: inner.width, height: inner.height - below - FRAME }
    : { width: Math.floor(inner.width * PLAN_SHARE), height: inner.height };
  const room = isNarrow ? inner.width : inner.width - plan.width - FRAME;
  const rows = Math.max(1, Math.floor((isNarrow ? below : inner.height) / ROW));
  const list = isNarrow ? `translate(0,${plan.height + FRAME})` : `translate(${plan.width + FRAME},0)`;
  const isWhole = data.stations.length <= rows;
  const listed = isWhole ? data.stations : data.stations.slice(0, rows - 1);
  const name = `${words.map}, ${data.sectorName}`;
  const told = data.stations.map((station) => `${station.name}: ${words.level[station.level]}`);
  const description =
    told.length === 0 ? `${words.nothing.map}.` : `${words.stations(told.length)} ${told.join('; ')}.`;
  return (
    <PictureFrame title={name} description={description} width={options.width} height={options.height}>
      {data.stations.length === 0 ? (
        <Nothing {...inner} text={words.nothing.map} />
      ) : (
        <>
          <StatusMap
            places={data.stations.map((station) => ({ ...station, status: STATUS_OF_LEVEL[station.level] }))}
            {...plan}
            label={name}
            palette={palette}
          />
          <g transform={list}>
            {listed.map((station, i) => (
              <Row key={station.stationId} station={station} number={i + 1} y={i * ROW} room={room} />
            ))}
            {!isWhole && (
              <Line
                x={0}
                y={listed.length * ROW + 14}
                size={12}
                text={`+ ${data.stations.length - listed.length}`}
                room={room}
                quiet
              />
            )}
          </g>
        </>
      )}
    </PictureFrame>
  );
}

interface RowProps {
  readonly station: PublishedPlace;
  readonly number: number;
  readonly y: number;
  readonly room: number;
}

function Row({ station, number, y, room }: RowProps) {
  return (
    <>
      <StatusShape status={STATUS_OF_LEVEL[station.level]} x={0} y={y + 4} size={11} />
      <Line x={16} y={y + 14} size={12} text={`${number} ${station.name}`} room={room - 18} />
    </>
  );
}
