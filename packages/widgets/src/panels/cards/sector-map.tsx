import type { PublishedMap } from '@vigia/domain';
import { Card, focusRing, RADIUS, StatusIcon, textSize } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { NARROW } from '../../elements/catalogue.ts';
import type { CardProps } from '../widget-types.ts';
import { PannedMap } from './panned-map.tsx';
import { LEVEL_STATUS } from './risk-badge.tsx';

const Frame = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isNarrow }) => ($isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)')};
  gap: 12px 16px;
  h2, small { grid-column: 1 / -1; }
  h2 { margin: 0; font-size: ${textSize('title')}; line-height: 1.25; overflow-wrap: anywhere; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

const Stations = styled.ul`
  align-content: start;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  button {
    display: grid;
    grid-template-columns: 20px auto minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: ${RADIUS.control}px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  b { text-align: right; }
  button:hover, button[aria-pressed='true'] { background: ${({ theme }) => theme.color.primaryTint}; }
  button:focus-visible { ${focusRing} outline-offset: -3px; }
`;

/** What stands around the drawing, px; in a narrow column the names stand below it. */
const AROUND = { wide: 120, narrow: 320 } as const;

/** Where the stations of a sector roughly stand and how they do; every one is in the list beside. */
export function SectorMap({ published, words, height, width }: CardProps<PublishedMap>) {
  const isNarrow = width < NARROW;
  const [chosen, setChosen] = useState<number | null>(null);
  const { stations, sectorName } = published;
  const places = useMemo(
    () => stations.map((station) => ({ ...station, status: LEVEL_STATUS[station.level] })),
    [stations],
  );
  const room = Math.max(180, height - (isNarrow ? AROUND.narrow : AROUND.wide));
  return (
    <Card>
      <Frame data-own $isNarrow={isNarrow}>
        <h2>
          {words.titles.map} <span translate="no">{sectorName}</span>
        </h2>
        {stations.length === 0 && <p>{words.noStations}</p>}
        {stations.length > 0 && (
          <>
            <PannedMap
              places={places}
              label={`${words.titles.map} ${sectorName}. ${words.levelKey}`}
              words={words}
              height={room}
              chosen={chosen}
            />
            <Stations aria-label={words.titles.stations} style={isNarrow ? {} : { maxHeight: room }}>
              {places.map(({ stationId, name, level, status }, i) => (
                <li key={stationId}>
                  <button
                    type="button"
                    aria-pressed={i === chosen}
                    onClick={() => setChosen(i === chosen ? null : i)}
                  >
                    <StatusIcon status={status} />
                    <b aria-hidden="true">{i + 1}</b>
                    <span>
                      <span translate="no">{name}</span>: {words.levels[level]}
                    </span>
                  </button>
                </li>
              ))}
            </Stations>
          </>
        )}
        <small>
          {words.levelKey}. {words.roughly}
        </small>
      </Frame>
    </Card>
  );
}
