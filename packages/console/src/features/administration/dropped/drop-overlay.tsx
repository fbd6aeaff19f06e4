import { textSize, useWords } from '@vigia/ui';
import { FileDown } from 'lucide-react';
import { styled } from 'styled-components';
import { DROPPED } from './words.ts';

const Cover = styled.div`
  position: fixed;
  z-index: 20;
  inset: 12px;
  display: grid;
  place-items: center;
  border: 2px dashed ${({ theme }) => theme.color.primary};
  border-radius: 12px;
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 88%, transparent);
  pointer-events: none;
`;

const Note = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-width: 44ch;
  padding: 24px;
  border-radius: 12px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  strong { color: ${({ theme }) => theme.color.text}; font-size: ${textSize('title')}; }
  svg { color: ${({ theme }) => theme.color.primary}; }
`;

/** Lies over the page while a file is dragged over it. */
export function DropOverlay() {
  const words = useWords(DROPPED);
  return (
    <Cover>
      <Note role="status">
        <FileDown size={36} aria-hidden />
        <strong>{words.drop}</strong>
        <span>{words.dropHint}</span>
      </Note>
    </Cover>
  );
}
