import type { PublishedMap } from '@vigia/domain';
import { Card, focusRing, RADIUS, type Status, StatusIcon, textSize } from '@vigia/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { CardProps } from '../widget-types.ts';
import { spotsOf } from './places.ts';
import { LEVEL_STATUS } from './risk-badge.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 12px 16px;
  container-type: inline-size;
  h2 { grid-column: 1 / -1; margin: 0; font-size: ${textSize('title')}; overflow-wrap: anywhere; }
  small { grid-column: 1 / -1; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  & > svg {
    display: block;
    width: 100%;
    border-radius: ${RADIUS.card}px;
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const Stations = styled.ul`
  align-content: start;
  max-height: 100%;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: ${RADIUS.control}px;
    background: none;
    color: inherit;
    text-align: left;
    cursor: pointer;
  }
  button:hover, button[aria-pressed='true'] { background: ${({ theme }) => theme.color.primaryTint}; }
  button:focus-visible { ${focusRing} }
`;

const Point = styled.circle<{ $status: Status }>`
  fill: ${({ theme, $status }) => theme.status[$status].main};
  stroke: ${({ theme }) => theme.color.text};
  stroke-width: 0.6;
`;

/** What stands beside the drawing, px. */
const AROUND = 110;

/** Where the stations of a sector roughly stand and how they do; every one is in the list beside. */
export function SectorMap({ published, words, height }: CardProps<PublishedMap>) {
  const spots = useMemo(() => spotsOf(published.stations), [published]);
  const [chosen, setChosen] = useState<number | null>(null);
  const side = Math.max(160, height - AROUND);
  return (
    <Card>
      <Frame data-own>
        <h2>
          {words.titles.map} <span translate="no">{published.sectorName}</span>
        </h2>
        {spots.length === 0 && <p>{words.noStations}</p>}
        {spots.length > 0 && (
          <>
            <svg
              viewBox="0 0 100 100"
              height={side}
              role="img"
              aria-label={`${words.titles.map}. ${words.levelKey}`}
            >
              {spots.map((spot) => (
                <Point
                  key={spot.stationId}
                  $status={LEVEL_STATUS[spot.level]}
                  cx={spot.x}
                  cy={spot.y}
                  r={spot.stationId === chosen ? 5 : 3}
                />
              ))}
            </svg>
            <Stations aria-label={words.titles.stations} style={{ maxHeight: side }}>
              {spots.map(({ stationId, name, level }) => (
                <li key={stationId}>
                  <button
                    type="button"
                    aria-pressed={stationId === chosen}
                    onClick={() => setChosen(stationId === chosen ? null : stationId)}
                  >
                    <StatusIcon status={LEVEL_STATUS[level]} />
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
