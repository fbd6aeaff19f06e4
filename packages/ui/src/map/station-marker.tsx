import { Marker } from 'react-map-gl/maplibre';
import styled from 'styled-components';
import type { Status } from '../theme/tokens.ts';
import { WORDS } from '../words.ts';
import type { StationGroup } from './group-stations.ts';
import { worstStatus } from './map-station.ts';
import { MAP_WORDS } from './words.ts';

const Dot = styled.button<{ $status: Status }>`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 24px;
  height: 24px;
  padding: 0 4px;
  border: 3px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: 12px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme, $status }) => theme.status[$status].text};
  font-family: inherit;
  font-size: 12px;
  font-weight: 700;
  line-height: 1;
  box-shadow: 0 1px 4px rgb(0 0 0 / 28%);
  cursor: pointer;

  &:hover,
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }

`;

/** Status by shape as well as by colour: a filled centre, a triangle, a cross, an empty ring. */
const SHAPE: Readonly<Record<Status, string>> = {
  ok: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  warning: 'M5 .8L9.6 9H.4z',
  error: 'M1.2 2.6L2.6 1.2L5 3.6L7.4 1.2L8.8 2.6L6.4 5L8.8 7.4L7.4 8.8L5 6.4L2.6 8.8L1.2 7.4L3.6 5z',
  neutral: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM5 3.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6',
};

const Shape = styled.path<{ $status: Status }>`
  fill: ${({ theme, $status }) => theme.status[$status].main};
`;

interface StationMarkerProps {
  readonly group: StationGroup;
  readonly onChoose: (group: StationGroup) => void;
}

/** One station, or the count of several that stand too close to be told apart at this zoom. */
export function StationMarker({ group, onChoose }: StationMarkerProps) {
  const [first] = group.members;
  const status = worstStatus(group.members);
  const alone = group.members.length === 1;
  const name = alone ? `${first?.name}, ${WORDS[status]}` : MAP_WORDS.group(group.members.length);
  return (
    <Marker longitude={group.longitude} latitude={group.latitude}>
      <Dot
        type="button"
        $status={status}
        aria-label={name}
        title={name}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(group);
        }}
      >
        {alone ? (
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <Shape d={SHAPE[status]} $status={status} fillRule="evenodd" />
          </svg>
        ) : (
          group.members.length
        )}
      </Dot>
    </Marker>
  );
}
