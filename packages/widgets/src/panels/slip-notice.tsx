import { StatusIcon, textSize } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { problemOf } from '../elements/problems.ts';
import type { Language } from '../words/languages.ts';
import { WORDS } from './words.ts';

/** Height of the notice, px. */
const NOTICE = 48;
/** In lower elements the card keeps its height, and the notice covers it until it is closed; px. */
const LOW = 200;

const Strip = styled.div<{ $isOver: boolean }>`
  position: ${({ $isOver }) => ($isOver ? 'absolute' : 'relative')};
  inset: auto 0 0;
  z-index: 1;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  height: ${NOTICE}px;
  padding-left: 12px;
  overflow: auto;
  background: ${({ theme }) => theme.status.warning.tint};
  color: ${({ theme }) => theme.status.warning.text};
  font-size: ${textSize('compact')};
  line-height: 1.25;

  span { overflow-wrap: anywhere; }
  button {
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 20px;
    cursor: pointer;
  }
`;

interface SlipNoticeProps {
  readonly slips: readonly string[];
  readonly language: Language;
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Names the wrong attributes, while the figures are shown. */
function SlipNotice({ slips, language, isOver, onClose }: SlipNoticeProps) {
  const { title } = problemOf('bad-attribute', language);
  return (
    <Strip role="alert" $isOver={isOver}>
      <StatusIcon status="warning" />
      <span>{`${title}: ${slips.join(', ')}`}</span>
      <button type="button" aria-label={WORDS[language].close} onClick={onClose}>
        ×
      </button>
    </Strip>
  );
}

/** The notice until the reader closes it, and the height left for the card, px. */
export function useSlipNotice(slips: readonly string[], language: Language, height: number) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isOver = height < LOW;
  if (slips.length === 0 || slips === closed) return [null, height] as const;
  const notice = (
    <SlipNotice slips={slips} language={language} isOver={isOver} onClose={() => setClosed(slips)} />
  );
  return [notice, isOver ? height : height - NOTICE] as const;
}
