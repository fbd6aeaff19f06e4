import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../dialog/dialog.tsx';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { LAYOUT } from '../../theme/tokens.ts';

/** One step of a derivation. */
export interface OriginEntry {
  readonly term: string;
  readonly text: ReactNode;
  /** The paper or rule behind it. */
  readonly source?: string;
}

export interface PanelOriginProps {
  /** What is derived: 'Índice de oídio'. */
  readonly title: string;
  readonly entries: readonly OriginEntry[];
}

const Why = styled.button`
  margin-top: 8px;
  padding: 4px 0;
  border: 0;
  background: none;
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

const List = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  dt { font-weight: 600; }
  dd { margin: 2px 0 0; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

/** `¿De dónde sale?`: how the figures of a panel come about, one press away. */
export function PanelOrigin({ title, entries }: PanelOriginProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Why type="button" onClick={() => setOpen(true)}>
        ¿De dónde sale?
      </Why>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={`¿De dónde sale? ${title}`} width={640}>
          <List>
            {entries.map(({ term, text, source }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}
                  {source !== undefined && <small>Fuente: {source}</small>}
                </dd>
              </div>
            ))}
          </List>
        </Dialog>
      )}
    </>
  );
}
