import { VisuallyHidden } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';
import * as WORDS from '../../words/words.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import { Chip, type ChipProps, ChipText } from './chip.tsx';

export interface HealthChipProps extends Pick<ChipProps, 'onPress' | 'href'> {
  /** Station or device. */
  readonly name: string;
  readonly state: Status;
  readonly stateWord?: string;
}

/** Health of one station or device: shape, tint and name. */
export function HealthChip({ name, state, stateWord = WORDS.state[state], ...action }: HealthChipProps) {
  return (
    <Chip status={state} {...action}>
      <StatusIcon status={state} size={17} />
      <ChipText>{name}</ChipText>
      <VisuallyHidden elementType="span">, {stateWord}</VisuallyHidden>
    </Chip>
  );
}
