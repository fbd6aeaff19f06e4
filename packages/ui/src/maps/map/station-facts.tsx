import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { STATES } from '../../controls/chip/words.ts';
import { textSize, visuallyHidden } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { MapStation } from './map-station.ts';
import { StationLink } from './station-link.tsx';

/** The name with the link beside it, so that the link is visible before long content. */
export const FactsHead = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 8px;
`;

const Name = styled.strong`
  font-size: ${textSize('base')};
  i { ${visuallyHidden} }
`;

const Caption = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

const PositionNote = styled.p`
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
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
}

/** Name, caption and details of a station, in the popup and in the list. */
export function StationFacts({ station, onOpen, details }: StationFactsProps) {
  const words = useWords(STATES);
  return (
    <div>
      <FactsHead>
        <Name>
          {station.name}
          <i>, {station.statusText ?? words[station.status]}</i>
        </Name>
        <StationLink station={station} onOpen={onOpen} />
      </FactsHead>
      {station.caption && <Caption>{station.caption}</Caption>}
      {station.positionNote && (
        <PositionNote>
          <MapPinOff size={15} aria-hidden />
          {station.positionNote}
        </PositionNote>
      )}
      {details && <Details>{details(station)}</Details>}
    </div>
  );
}
