import { DAY_MS, type Period } from '@vigia/domain';
import { BREAKPOINT, ToggleButton, useNarrow, useWords } from '@vigia/ui';
import type { SharedPanelProps } from '@vigia/ui/panels';
import { Maximize2 } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { PIECES } from './words.ts';

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The time that takes 30 px in an enlarged chart, ms, by period. */
const UNITS: Readonly<Record<Period, number>> = {
  '30days': DAY_MS,
  '90days': 2 * DAY_MS,
  allSeason: 4 * DAY_MS,
};
/** Height of an enlarged chart, px. */
const HEIGHT = 520;

type Size = Pick<SharedPanelProps, 'height' | 'scrollUnit'>;
const USUAL: Size = {};

/** The element of a page for the toggle; null: in a line of its own above the charts. */
export const ToggleSlot = createContext<Element | null>(null);

export interface ExpandableProps {
  readonly period: Period;
  /** Draws the charts in the given size. */
  readonly children: (size: Size) => ReactNode;
}

/** Below 1000 px a toggle enlarges the charts; on wider screens they have enough room. */
export function Expandable({ period, children }: ExpandableProps) {
  const words = useWords(PIECES);
  const small = useNarrow(BREAKPOINT.medium);
  const slot = useContext(ToggleSlot);
  const [isExpanded, setExpanded] = useState(false);
  const toggle = (
    <ToggleButton
      icon={Maximize2}
      label={words.enlargeCharts}
      isSelected={isExpanded}
      onChange={setExpanded}
    />
  );
  return (
    <>
      {small && (slot ? createPortal(toggle, slot) : <Line>{toggle}</Line>)}
      {children(small && isExpanded ? { height: HEIGHT, scrollUnit: UNITS[period] } : USUAL)}
    </>
  );
}
