import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import type { MapStation } from './map-station.ts';
import { FactsHead, StationFacts } from './station-facts.tsx';
import { MAP } from './words.ts';

/** Most stations in a popup; more are shown in the list. */
const SHOWN = 30;

const Box = styled.div`
  position: relative;
  border-radius: ${RADIUS.control}px;
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('compact')};
  overflow-wrap: anywhere;
  &:focus-visible { ${focusRing} }
`;

/** A shadow at the upper or lower edge shows that there is more content. */
const Scrolled = styled.div`
  padding: 10px 12px;
  border-radius: inherit;
  overflow: auto;
  overscroll-behavior: contain;
  background:
    linear-gradient(${({ theme }) => theme.color.surface} 40%, transparent) top / 100% 36px local,
    linear-gradient(transparent, ${({ theme }) => theme.color.surface} 60%) bottom / 100% 36px local,
    linear-gradient(${({ theme }) => theme.color.line}, transparent) top / 100% 10px scroll,
    linear-gradient(transparent, ${({ theme }) => theme.color.line}) bottom / 100% 10px scroll;
  background-repeat: no-repeat;
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 0 8px;
  align-items: start;
  & + & { margin-top: 10px; }
  & > :first-child { margin-top: 2px; }
  ${FactsHead} > a { margin: -4px 0; }
  &:first-child ${FactsHead} { margin-right: 24px; }
  @media (pointer: coarse) {
    ${FactsHead} > a { margin: -12px 0; }
    &:first-child ${FactsHead} { margin-right: 38px; }
  }
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
  /** Largest height, px. */
  readonly height: number;
  /** Called when it is on the map, and whenever its size changes. */
  readonly onSized: (box: HTMLElement) => void;
}

/** The stations of one marker. It takes the focus; Escape closes it and returns the focus. */
export function StationPopup(props: StationPopupProps) {
  const words = useWords(MAP);
  const { stations, onOpen, details, onClose, onSized } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // MapLibre adds the popup to the page after this effect.
    queueMicrotask(() => box.current?.focus({ preventScroll: true }));
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const sizes = new ResizeObserver(() => box.current && onSized(box.current));
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [onSized]);
  const more = stations.length - SHOWN;
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label={stations.length === 1 ? stations[0]?.name : words.list}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Scrolled style={{ maxHeight: props.height }}>
        {stations.slice(0, SHOWN).map((station) => (
          <Item key={station.id}>
            <StatusIcon status={station.status} />
            <StationFacts {...{ station, onOpen, details }} />
          </Item>
        ))}
        {more > 0 && <small>{words.more(more)}</small>}
      </Scrolled>
      <Close type="button" aria-label={words.close} onClick={onClose}>
        <X size={16} aria-hidden />
      </Close>
    </Box>
  );
}
