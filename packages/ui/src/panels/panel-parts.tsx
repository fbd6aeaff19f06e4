import { PERIOD_LABELS, PERIODS, type Period } from '@vigia/domain';
import styled from 'styled-components';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { textSize } from '../theme/mixins.ts';
import { RADIUS } from '../theme/tokens.ts';

export const Panel = styled.section`
  container-type: inline-size;
  min-width: 0;
  padding: 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
`;

/** Choices on the left, switches and downloads on the right; two lines where it is narrow. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
`;

export const ToolbarButtons = styled.div`
  display: flex;
  gap: 8px;
`;

/** Explanations below a chart. */
export const Explanation = styled.p`
  max-width: 900px;
  margin: 12px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  text-wrap: pretty;
`;

export const ChartTitle = styled.h3`
  margin: 0 0 4px;
  font-size: ${textSize('base')};
  font-weight: 600;
`;

export interface PeriodSelectorProps {
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

const OPTIONS = PERIODS.map((value) => ({
  value,
  label: PERIOD_LABELS[value].wide,
  shortLabel: PERIOD_LABELS[value].narrow,
}));

export function PeriodSelector({ period, onPeriodChange }: PeriodSelectorProps) {
  return <SegmentedControl label="Período" value={period} onChange={onPeriodChange} options={OPTIONS} />;
}
