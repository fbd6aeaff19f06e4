import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { StatusIcon } from '../status/status-icon.tsx';
import { focusRing, textSize, visuallyHidden } from '../theme/mixins.ts';
import { RADIUS } from '../theme/tokens.ts';
import * as WORDS from '../words.ts';
import type { MapStation } from './map-station.ts';
import { StationLink } from './station-link.tsx';
import { MAP_WORDS } from './words.ts';

/** More stations than these in one place are read in the list. */
const SHOWN = 30;

const Box = styled.div`
  position: relative;
  max-height: 220px;
  overflow: auto;
  padding: 10px 40px 10px 12px;
  border-radius: ${RADIUS.control}px;
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('compact')};
  overflow-wrap: anywhere;
  &:focus-visible { ${focusRing} }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 0 8px;
  & + & { margin-top: 10px; }

  strong { font-size: ${textSize('base')}; }
  span, a { grid-column: 2; justify-self: start; }
  span:first-child { grid-column: 1; margin-top: 1px; }
  small { grid-column: 2; color: ${({ theme }) => theme.color.muted}; font-size: inherit; }
  i { ${visuallyHidden} }
`;

const Details = styled.div`
  grid-column: 2;
  padding: 4px 0;
  p { margin: 2px 0; }
`;

const Close = styled.button`
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control}px;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.sunken}; }
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { width: 44px; height: 44px; }
`;

interface StationPopupProps {
  readonly stations: readonly MapStation[];
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
  readonly onClose: () => void;
}

/** What one marker stands for. It takes the focus when it comes; Escape closes it and gives the focus back. */
export function StationPopup({ stations, onOpen, details, onClose }: StationPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // MapLibre puts the popup into the page after this.
    queueMicrotask(() => box.current?.focus({ preventScroll: true }));
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const more = stations.length - SHOWN;
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label={stations.length === 1 ? stations[0]?.name : MAP_WORDS.list}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {stations.slice(0, SHOWN).map((station) => (
        <Item key={station.id}>
          <StatusIcon status={station.status} />
          <strong>
            {station.name}
            <i>, {WORDS.state[station.status]}</i>
          </strong>
          {station.caption && <small>{station.caption}</small>}
          {details && <Details>{details(station)}</Details>}
          <StationLink station={station} onOpen={onOpen} />
        </Item>
      ))}
      {more > 0 && <small>{MAP_WORDS.more(more)}</small>}
      <Close type="button" aria-label={MAP_WORDS.close} onClick={onClose}>
        <X size={16} aria-hidden />
      </Close>
    </Box>
  );
}
