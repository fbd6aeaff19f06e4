import { PERIODS, type Period } from '@vigia/domain';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';
import { useWords } from '../../words/language.tsx';
import { PERIOD } from './words.ts';

export interface PeriodStepperProps {
  /** The period that the chart shows. */
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
  /** The control's name for screen readers. */
  readonly label?: string;
}

/**
 * Chooses the period of a chart: 30 days, 90 days or the whole season. The arrow keys step from one to the
 * next.
 */
export function PeriodStepper({ period, onPeriodChange, label }: PeriodStepperProps) {
  const words = useWords(PERIOD);
  const options = PERIODS.map((value) => ({
    value,
    label: words.periods[value].wide,
    shortLabel: words.periods[value].narrow,
  }));
  return (
    <SegmentedControl
      label={label ?? words.label}
      value={period}
      onChange={onPeriodChange}
      options={options}
    />
  );
}
