import { X } from 'lucide-react';
import styled from 'styled-components';
import type { MapStation } from './map-station.ts';
import { MAP_WORDS } from './words.ts';

const Box = styled.div`
  position: relative;
  max-height: 220px;
  overflow: auto;
  padding: 2px 28px 2px 2px;
  color: ${({ theme }) => theme.color.text};
  font-size: 13px;
`;

const Item = styled.p`
  margin: 0 0 8px;

  &:last-child {
    margin-bottom: 0;
  }

  strong {
    display: block;
    font-size: 14px;
  }

  span {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }

  a {
    color: ${({ theme }) => theme.color.primaryStrong};
    font-weight: 600;
  }
`;

const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
`;

interface StationPopupProps {
  readonly stations: readonly MapStation[];
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  readonly onClose: () => void;
}

/** What one marker stands for, with the way to each station the reader may open. */
export function StationPopup({ stations, onOpen, onClose }: StationPopupProps) {
  return (
    <Box>
      <Close type="button" aria-label={MAP_WORDS.close} onClick={onClose}>
        <X size={16} />
      </Close>
      {stations.map((station) => (
        <Item key={station.id}>
          <strong>{station.name}</strong>
          {station.caption && <span>{station.caption}</span>}
          {station.href && (
            <a
              href={station.href}
              onClick={(event) => {
                if (!onOpen || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onOpen(station);
              }}
            >
              {MAP_WORDS.open}
            </a>
          )}
        </Item>
      ))}
    </Box>
  );
}
