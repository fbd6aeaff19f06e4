import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textSize, visuallyHidden } from '../theme/mixins.ts';
import * as WORDS from '../words.ts';
import type { MapStation } from './map-station.ts';

const Name = styled.strong`
  font-size: ${textSize('base')};
  i { ${visuallyHidden} }
`;

const Caption = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

const PlaceNote = styled.p`
  display: flex;
  gap: 6px;
  margin: 4px 0 0;
  font-size: ${textSize('compact')};
  svg { flex: none; margin-top: 2px; color: ${({ theme }) => theme.status.warning.main}; }
`;

const Details = styled.div`
  padding: 4px 0;
  font-size: ${textSize('compact')};
  p { margin: 2px 0; }
`;

interface StationFactsProps {
  readonly station: MapStation;
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
}

/** What popup and list tell of a station beside its icon and its link. */
export function StationFacts({ station, details }: StationFactsProps) {
  return (
    <div>
      <Name>
        {station.name}
        <i>, {WORDS.state[station.status]}</i>
      </Name>
      {station.caption && <Caption>{station.caption}</Caption>}
      {station.placeNote && (
        <PlaceNote>
          <MapPinOff size={15} aria-hidden />
          {station.placeNote}
        </PlaceNote>
      )}
      {details && <Details>{details(station)}</Details>}
    </div>
  );
}
