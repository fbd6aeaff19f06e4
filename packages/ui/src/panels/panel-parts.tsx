import type { ReactNode } from 'react';
import { useEmbedded } from '../charts/embedded.tsx';
import { PrintTheme } from '../charts/print-theme.tsx';
import { PeriodStepper } from '../farm/period/period-stepper.tsx';
import { notOnPaper, textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { RADIUS } from '../theme/tokens.ts';
import type { SharedPanelProps } from './shared-props.ts';

const Box = styled.section`
  container-type: inline-size;
  min-width: 0;
  padding: 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  @media print {
    padding: 0;
    border: 0;
  }
`;

export interface PanelProps {
  /** Name of the panel as a region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The surface of a panel; printed in black on white. */
export function Panel({ label, children }: PanelProps) {
  return (
    <PrintTheme>
      <Box aria-label={label}>{children}</Box>
    </PrintTheme>
  );
}

/** Choices on the left, switches and downloads on the right; in narrow panels in two rows. Words below a choice move none of the others. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  margin-bottom: 16px;
`;

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  margin-left: auto;
  ${notOnPaper}
`;

/**
 * Above the charts: the selector and further choices. In an embedded panel only the selector, which then has
 * the heading of the picture.
 */
export function PanelHead({
  selector,
  children,
}: Pick<SharedPanelProps, 'selector'> & { readonly children?: ReactNode }) {
  if (useEmbedded()) return selector;
  if (!selector && !children) return null;
  return (
    <Toolbar>
      {selector}
      {children}
    </Toolbar>
  );
}

/** The choice of the period of a panel. */
export function PanelPeriod({ view, onPeriodChange }: Pick<SharedPanelProps, 'view' | 'onPeriodChange'>) {
  return <PeriodStepper period={view.period} onPeriodChange={onPeriodChange} />;
}

/** The charts of a panel, one below the other. */
export const Charts = styled.div`
  display: grid;
  gap: 24px;
`;

/** Explanations below a chart. */
export const Explanation = styled.p`
  max-width: 900px;
  margin: 12px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  text-wrap: pretty;
`;
