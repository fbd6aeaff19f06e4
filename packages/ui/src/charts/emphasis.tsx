import { createContext, type ReactNode, useContext, useState } from 'react';
import { css } from 'styled-components';
import { styled } from '../theme/styled.ts';
import type { ChartSeries } from './chart-series.ts';

/** What tells a season apart: its lines share a colour and their dashes. Undefined for the chart's own series. */
export const seasonSign = ({
  compared,
  color,
}: Pick<ChartSeries, 'compared' | 'color'>): string | undefined => compared && `${color}-${compared}`;

const SetEmphasis = createContext<(sign: string | null) => void>(() => undefined);

/** Emphasises the season of this sign among those that are compared; null for all alike. */
export const useEmphasise = () => useContext(SetEmphasis);

const Whole = styled.div<{ readonly $sign: string | null }>`
  min-width: 0;
  ${({ $sign }) =>
    $sign !== null &&
    css`
      [data-season]:not([data-season='${$sign}']) { opacity: 0.25; }
      [data-season='${$sign}'] path { stroke-width: 1.9px; stroke-opacity: 1; }
    `}
`;

/** A chart with its cards: the season that is pointed at stands out. What is inside is not drawn again for it. */
export function Emphasis({ children }: { readonly children: ReactNode }) {
  const [sign, setSign] = useState<string | null>(null);
  return (
    <SetEmphasis value={setSign}>
      <Whole $sign={sign} data-emphasis={sign ?? undefined}>
        {children}
      </Whole>
    </SetEmphasis>
  );
}
