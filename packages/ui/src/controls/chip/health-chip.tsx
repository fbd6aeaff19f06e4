import { VisuallyHidden } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { Chip, type ChipProps, ChipText } from './chip.tsx';
import { STATES } from './words.ts';

export interface HealthChipProps extends Pick<ChipProps, 'onPress' | 'href'> {
  /** Name of the station or device. */
  readonly name: string;
  readonly state: Status;
  readonly stateWord?: string;
}

/** Health of one station or device: icon, tint and name. */
export function HealthChip({ name, state, stateWord, ...action }: HealthChipProps) {
  const words = useWords(STATES);
  return (
    <Chip status={state} {...action}>
      <StatusIcon status={state} size={17} />
      <ChipText>{name}</ChipText>
      <VisuallyHidden elementType="span">, {stateWord ?? words[state]}</VisuallyHidden>
    </Chip>
  );
}
