import { PERIODS, type Period } from '@vigia/domain';
import { focusRing, RADIUS } from '@vigia/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { WidgetWords } from './words.ts';

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 38px;
  padding: 4px 12px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  cursor: pointer;

  & + & { border-left: 1px solid ${({ theme }) => theme.color.line}; }
  &:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  &:first-of-type { border-radius: ${RADIUS.control - 1}px 0 0 ${RADIUS.control - 1}px; }
  &:last-of-type { border-radius: 0 ${RADIUS.control - 1}px ${RADIUS.control - 1}px 0; }
  &:has(:checked) {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    font-weight: 600;
  }
  &:has(:focus-visible) { ${focusRing} z-index: 1; }

  input { position: absolute; inset: 0; margin: 0; opacity: 0; pointer-events: none; }
  b { display: none; font-weight: inherit; }
  @container (max-width: 649px) {
    span { display: none; }
    b { display: inline; }
  }
  @container (max-width: 479px) { padding: 4px 6px; }
  @media (pointer: coarse) { min-height: 44px; }
`;

export interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
  readonly words: WidgetWords;
}

/**
 * The console's choice of the period with native radio buttons, because presses of React Aria do not work
 * inside a shadow root.
 */
export function PeriodChoice({ period, onChange, words }: PeriodChoiceProps) {
  const name = useId();
  return (
    <Group aria-label={words.period} role="radiogroup">
      {PERIODS.map((value) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === period}
            onChange={() => onChange(value)}
          />
          <span>{words.periods[value].wide}</span>
          <b>{words.periods[value].narrow}</b>
        </Choice>
      ))}
    </Group>
  );
}
