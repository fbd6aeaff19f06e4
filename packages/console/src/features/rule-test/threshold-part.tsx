import { formatNumber } from '@vigia/domain/es';
import {
  ALERT_CAPTURES,
  ALERT_STAGE_DAYS,
  type AlertRuleDraft,
  type PreparedBackTest,
  sweepOf,
  sweepThresholds,
  type TestedRule,
} from '@vigia/domain/events';
import { NumberField, Slider, textSize, useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { SweepChart } from './sweep-chart.tsx';
import { thresholdField, thresholdOf, thresholdRange } from './tried-rule.ts';
import { RULE_TEST } from './words.ts';

const Whole = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 8px;
`;
/** The scale of bars and slider. */
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;
const Narrow = styled.div`
  max-width: 340px;
  @media print { display: none; }
`;
/** On paper the sentence of the rule says it. */
const OnScreen = styled.div`@media print { display: none; }`;

export interface ThresholdPartProps {
  readonly draft: AlertRuleDraft;
  readonly rule: TestedRule;
  readonly back: PreparedBackTest;
  readonly error: string | undefined;
  /** Gets the threshold as it was typed, or the number that was slid to. */
  readonly onChange: (value: number | string) => void;
}

/** The threshold of a rule: its number, its slider, and above it what each number would have done. */
export function ThresholdPart({ draft, rule, back, error, onChange }: ThresholdPartProps) {
  const words = useWords(RULE_TEST).threshold;
  const { kind } = rule;
  const range = useMemo(() => thresholdRange(rule, back), [rule, back]);
  const points = useMemo(() => sweepOf(back, sweepThresholds(range)), [back, range]);
  const threshold = thresholdOf(draft);
  const isStage = kind === 'stage';
  return (
    <Whole>
      <Narrow>
        <NumberField
          label={isStage ? words.stage : words.captures}
          unit={isStage ? words.stageUnit : words.capturesUnit}
          isRequired
          steppers
          {...(isStage ? ALERT_STAGE_DAYS : ALERT_CAPTURES)}
          value={draft[thresholdField(draft)]}
          onChange={onChange}
          {...(error !== undefined && { error })}
        />
      </Narrow>
      <div>
        <SweepChart kind={kind} points={points} threshold={threshold} onChoose={onChange} />
        <OnScreen>
          <Slider
            label={words.label}
            {...range}
            value={threshold ?? range.min}
            valueText={threshold === null ? '' : words.value(kind, threshold)}
            onChange={onChange}
          />
        </OnScreen>
        <Ends aria-hidden>
          <span>{formatNumber(range.min, 0)}</span>
          <span>{formatNumber(range.max, 0)}</span>
        </Ends>
      </div>
    </Whole>
  );
}
