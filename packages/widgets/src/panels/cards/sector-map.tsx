import { NARROW_COLUMN, type PublishedMap } from '@vigia/domain/published';
import { Card, FONT_SIZE, textSize } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { CardProps } from '../widget-types.ts';
import { inLines, keepLines, pictureWidth, roomOf } from './in-lines.ts';
import { PannedMap } from './panned-map.tsx';
import { LEVEL_STATUS } from './risk-badge.tsx';
import { StationList } from './station-list.tsx';

const GAP = 16;

const Frame = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isNarrow }) => ($isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)')};
  gap: 12px ${GAP}px;
  align-content: start;
  h2, p, small { grid-column: 1 / -1; margin: 0; ${keepLines} }
  h2 { font-size: ${textSize('title')}; line-height: 1.25; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

/** Height around the drawing, px; in a narrow column the names stand below it. */
const AROUND = { wide: 120, narrow: 340 } as const;

/** The approximate positions of a sector's stations with their levels; the list beside it has all of them. */
export function SectorMap({ published, words, height, width }: CardProps<PublishedMap>) {
  const isNarrow = pictureWidth(width) < NARROW_COLUMN;
  const [chosen, setChosen] = useState<number | null>(null);
  const { stations, sectorName } = published;
  const { ofField, none, mapNote } = words.stations;
  const places = useMemo(
    () => stations.map((station) => ({ ...station, status: LEVEL_STATUS[station.level] })),
    [stations],
  );
  const mapHeight = Math.max(180, height - (isNarrow ? AROUND.narrow : AROUND.wide));
  const room = roomOf(width);
  const title = inLines(`${ofField} ${sectorName}`, FONT_SIZE.title, room);
  const named = ofField.length + 1;
  return (
    <Card>
      <Frame $isNarrow={isNarrow}>
        <h2>
          {title.slice(0, named)}
          <span translate="no">{title.slice(named)}</span>
        </h2>
        {stations.length === 0 && <p>{inLines(none, FONT_SIZE.base, room)}</p>}
        {stations.length > 0 && (
          <>
            <PannedMap
              markers={places}
              label={`${ofField} ${sectorName}. ${mapNote}`}
              words={words}
              height={mapHeight}
              chosen={chosen}
            />
            <StationList
              listed={places}
              words={words}
              chosen={chosen}
              onChoose={setChosen}
              width={isNarrow ? room : ((room - GAP) * 2) / 5}
              {...(!isNarrow && { maxHeight: mapHeight })}
            />
            <small>{inLines(mapNote, FONT_SIZE.compact, room)}</small>
          </>
        )}
      </Frame>
    </Card>
  );
}
