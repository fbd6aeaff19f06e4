import { useState } from 'react';
import { css } from 'styled-components';
import { useEmbedded } from '../../charts/embedded.tsx';
import { Dialog } from '../../controls/dialog/dialog.tsx';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { usePanelSpeech } from '../words.ts';
import { type OriginEntry, OriginList } from './origin-list.tsx';

export interface PanelOriginProps {
  /** Subject of the derivation: 'Índice de oídio'. */
  readonly title: string;
  readonly entries: readonly OriginEntry[];
}

const asLink = css`
  width: fit-content;
  margin-top: 8px;
  padding: 4px 0;
  color: ${({ theme }) => theme.color.primaryStrong};
  font-size: ${textSize('compact')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
  @media print { display: none; }
`;

const Why = styled.button`
  border: 0;
  background: none;
  ${asLink}
`;

const Unfolding = styled.details`
  summary { ${asLink} }
  dl { margin-top: 8px; }
`;

/**
 * `¿De dónde sale?`: how the figures of a panel are computed, in a popover; in an embedded panel it unfolds in
 * place.
 */
export function PanelOrigin({ title, entries }: PanelOriginProps) {
  const unfolds = useEmbedded();
  const { why, whyOf } = usePanelSpeech().words.origin;
  const [isOpen, setOpen] = useState(false);
  if (unfolds) {
    return (
      <Unfolding>
        <summary>{why}</summary>
        <OriginList entries={entries} />
      </Unfolding>
    );
  }
  return (
    <>
      <Why type="button" onClick={() => setOpen(true)}>
        {why}
      </Why>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={whyOf(title)} width={640} isReading>
          <OriginList entries={entries} />
        </Dialog>
      )}
    </>
  );
}
