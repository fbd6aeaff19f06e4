import { type HealthPart, type HealthState, signalIconState } from '@vigia/domain/devices';
import { type LucideIcon, SignalHigh, SignalLow, SignalZero } from 'lucide-react';
import { VisuallyHidden } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { statusOfHealth } from './health-status.ts';
import { HEALTH } from './words.ts';

const SHAPES: Readonly<Record<Exclude<HealthState, 'unknown'>, LucideIcon>> = {
  ok: SignalHigh,
  warning: SignalLow,
  error: SignalZero,
};

const Tinted = styled.span<{ $state: HealthState }>`
  position: relative;
  display: inline-flex;
  flex: none;
  color: ${({ theme, $state }) => theme.status[statusOfHealth($state)].main};

  /* All bars in a faint colour, so that the missing ones are visible. */
  & > svg:first-child { position: absolute; inset: 0; opacity: 0.3; }
`;

export interface SignalIconProps {
  /** The row of the signal; without data nothing is drawn. */
  readonly signal: HealthPart | undefined;
}

/** Strength of a device's signal, beside its chip. */
export function SignalIcon({ signal }: SignalIconProps) {
  const words = useWords(HEALTH);
  const state = signalIconState(signal);
  if (state === 'unknown') return null;
  const Shape = SHAPES[state];
  return (
    <Tinted $state={state}>
      <SignalHigh size={16} aria-hidden />
      <Shape size={16} aria-hidden />
      <VisuallyHidden elementType="span">, {words.signal(words.states[state].toLowerCase())}</VisuallyHidden>
    </Tinted>
  );
}
