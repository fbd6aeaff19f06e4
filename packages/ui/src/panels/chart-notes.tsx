import { Children, createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEmbedded } from '../charts/embedded.tsx';
import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { Charts } from './panel-parts.tsx';
import type { PanelStrip } from './shared-props.ts';

/** As their picture draws them: one right below the other. */
const Together = styled(Charts)`gap: 0;`;

const Notes = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

const Note = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  h3 { margin: 0; font-size: ${textSize('base')}; font-weight: 600; }
`;

/** Undefined where every chart has its legend beside it; null before the place below is there. */
const NotesContext = createContext<HTMLElement | null | undefined>(undefined);

interface PanelChartsProps {
  readonly strip?: PanelStrip | undefined;
  readonly children: ReactNode;
}

/**
 * The charts of a panel. Inside somebody else's page they stand as in their picture, and what belongs to them besides
 * comes after the strip below them.
 */
export function PanelCharts({ strip, children }: PanelChartsProps) {
  const [notesElement, setNotesElement] = useState<HTMLElement | null>(null);
  if (!useEmbedded()) return <Charts>{children}</Charts>;
  const charts = Children.toArray(children);
  const first = strip?.after ?? charts.length;
  return (
    <NotesContext value={notesElement}>
      <Together>{charts.slice(0, first)}</Together>
      {strip?.controls}
      {charts.length > first && <Together>{charts.slice(first)}</Together>}
      <Notes ref={setNotesElement} />
    </NotesContext>
  );
}

export const useTogether = (): boolean => useContext(NotesContext) !== undefined;

/** What a chart says besides where it stands as in its picture, under its name. */
export function ChartNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const notesElement = useContext(NotesContext);
  if (!notesElement) return null;
  return createPortal(
    <Note>
      <h3>{title}</h3>
      {children}
    </Note>,
    notesElement,
  );
}
