import { PERIOD_LABELS, PERIODS, type Period } from '@vigia/domain';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';

const OPTIONS = PERIODS.map((value) => ({
  value,
  label: PERIOD_LABELS[value].wide,
  shortLabel: PERIOD_LABELS[value].narrow,
}));

export interface PeriodStepperProps {
  /** How far back the chart looks. */
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
  /** The control's name for screen readers. */
  readonly label?: string;
}

/** How far back a chart looks: 30 days, 90 days or the whole season. The arrow keys step from one to the next. */
export function PeriodStepper({ period, onPeriodChange, label = 'Período' }: PeriodStepperProps) {
  return <SegmentedControl label={label} value={period} onChange={onPeriodChange} options={OPTIONS} />;
}
