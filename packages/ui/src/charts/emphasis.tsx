import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { css } from 'styled-components';
import { styled } from '../theme/styled.ts';
import type { ChartSeries } from './chart-series.ts';

/** What tells a season apart: its lines share a colour and their dashes. Undefined for the chart's own series. */
export const seasonSign = ({
  compared,
  color,
}: Pick<ChartSeries, 'compared' | 'color'>): string | undefined => compared && `${color}-${compared}`;

/** A season that a finger has chosen, and the card on which it did. */
interface Held {
  readonly sign: string;
  readonly card: Element;
}

interface Emphasising {
  readonly point: (sign: string | null) => void;
  readonly hold: (held: Held | null) => void;
  readonly held: RefObject<Held | null>;
}

const nothing = () => undefined;
const EmphasisContext = createContext<Emphasising>({
  point: nothing,
  hold: nothing,
  held: { current: null },
});

/** Emphasises the season of this sign among those that are compared; null for all alike. */
export const useEmphasise = () => useContext(EmphasisContext).point;

/** Keeps a season emphasised without pointing at it: a finger cannot hover. A tap beside card and charts lets go of it. */
export const useHold = () => useContext(EmphasisContext);

const Whole = styled.div<{ readonly $sign: string | null }>`
  min-width: 0;
  ${({ $sign, theme }) =>
    $sign !== null &&
    css`
      [data-season]:not([data-season='${$sign}']) { opacity: 0.25; }
      [data-season='${$sign}'] path { stroke-width: 1.9px; stroke-opacity: 1; }
      [data-card-of='${$sign}'] { border-color: ${theme.color.text}; }
    `}
`;

/** A chart with its cards: the season that is pointed at stands out. What is inside is not drawn again for it. */
export function Emphasis({ children }: { readonly children: ReactNode }) {
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<Held | null>(null);
  const held = useRef<Held | null>(null);
  const emphasising = useMemo(() => {
    const hold = (next: Held | null) => {
      held.current = next;
      choose(next);
    };
    return { point, hold, held };
  }, []);
  useEffect(() => {
    if (chosen === null) return;
    // Not `pointerdown`: who scrolls from the card to the line still wants to see it.
    const letGo = ({ target }: Event) => {
      // A finger that reads along the line is on a chart.
      const isReading = (target as Element).closest('[role="application"]') !== null;
      if (!isReading && !chosen.card.contains(target as Node)) emphasising.hold(null);
    };
    document.addEventListener('pointerup', letGo);
    return () => document.removeEventListener('pointerup', letGo);
  }, [chosen, emphasising]);
  const sign = pointed ?? chosen?.sign ?? null;
  return (
    <EmphasisContext value={emphasising}>
      <Whole $sign={sign} data-emphasis={sign ?? undefined}>
        {children}
      </Whole>
    </EmphasisContext>
  );
}
