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

/** What takes 30 px of an enlarged chart, by the period it shows. */
const UNITS: Readonly<Record<Period, number>> = {
  '30days': DAY_MS,
  '90days': 2 * DAY_MS,
  allSeason: 4 * DAY_MS,
};
/** px */
const HEIGHT = 520;

type Size = Pick<SharedPanelProps, 'height' | 'scrollUnit'>;
const USUAL: Size = {};

/** Where a page has its toggle stand; in a row of its own above the charts unless it says so. */
export const ToggleSlot = createContext<Element | null>(null);

export interface ExpandableProps {
  readonly period: Period;
  /** The charts, in the size handed in. */
  readonly children: (size: Size) => ReactNode;
}

/** Below 1000 px a toggle makes the charts larger; above it they have the room they need. */
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
