import { Maximize, Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { MAP_WORDS } from './words.ts';

const Stack = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  gap: 8px;
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 8px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 1px;
  }
`;

interface MapControlsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  /** Absent when there is nothing to fit. */
  readonly onFit?: (() => void) | undefined;
}

/** Zoom and "see all", in the interface's own look and words. */
export function MapControls({ onZoomIn, onZoomOut, onFit }: MapControlsProps) {
  const control = (label: string, icon: React.ReactNode, act: () => void) => (
    <Control type="button" aria-label={label} title={label} onClick={act}>
      {icon}
    </Control>
  );
  return (
    <Stack>
      {control(MAP_WORDS.zoomIn, <Plus size={18} />, onZoomIn)}
      {control(MAP_WORDS.zoomOut, <Minus size={18} />, onZoomOut)}
      {onFit && control(MAP_WORDS.fit, <Maximize size={18} />, onFit)}
    </Stack>
  );
}
