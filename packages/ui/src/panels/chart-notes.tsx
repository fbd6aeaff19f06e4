import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { textSize } from '../theme/mixins.ts';
import { Charts } from './panel-parts.tsx';

const Together = styled(Charts)`gap: 12px;`;

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
const PlaceContext = createContext<HTMLElement | null | undefined>(undefined);

/** Charts that are seen together, one right below the other; what belongs to them besides stands below them all. */
export function ChartsTogether({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <PlaceContext value={place}>
      <Together>{children}</Together>
      <Notes ref={setPlace} />
    </PlaceContext>
  );
}

export const useTogether = (): boolean => useContext(PlaceContext) !== undefined;

/** What a chart of `ChartsTogether` says besides, under its name. */
export function ChartNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const place = useContext(PlaceContext);
  if (!place) return null;
  return createPortal(
    <Note>
      <h3>{title}</h3>
      {children}
    </Note>,
    place,
  );
}
