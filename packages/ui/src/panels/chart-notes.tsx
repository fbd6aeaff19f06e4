import { Children, createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEmbedded } from '../charts/embedded.tsx';
import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { Charts } from './panel-parts.tsx';
import type { PanelStrip } from './shared-props.ts';

/** Charts without space between them, as in their picture. */
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

/** Undefined if every chart has its legend beside it; null until the element below the charts exists. */
const NotesContext = createContext<HTMLElement | null | undefined>(undefined);

interface PanelChartsProps {
  readonly strip?: PanelStrip | undefined;
  readonly children: ReactNode;
}

/**
 * The charts of a panel. In a page of another site they are placed as in their picture, and their legends and
 * notes follow below the strip.
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

/** Legend and notes of a chart of an embedded panel, under the chart's name. */
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
