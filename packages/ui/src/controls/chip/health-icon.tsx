import { Link as AriaLink } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';
import * as WORDS from '../../words/words.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

const Still = styled.span`
  display: inline-flex;
  padding: 3px;
`;

const Linked = styled(AriaLink)`
  display: inline-flex;
  padding: 3px;
  border-radius: 50%;
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} outline-offset: 0; }
`;

export interface HealthIconProps {
  readonly name: string;
  readonly state: Status;
  readonly stateWord?: string;
  /** Makes it a link to the station. */
  readonly href?: string;
}

/** Health of one station as its shape alone, for rows of many; named for screen readers and on hover. */
export function HealthIcon({ name, state, stateWord = WORDS.state[state], href }: HealthIconProps) {
  const words = `${name}, ${stateWord}`;
  if (href === undefined)
    return (
      <Still role="img" aria-label={words} title={words}>
        <StatusIcon status={state} />
      </Still>
    );
  return (
    <Tooltip text={words}>
      <Linked href={href} aria-label={words}>
        <StatusIcon status={state} />
      </Linked>
    </Tooltip>
  );
}
