import { Link as AriaLink } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { STATES } from './words.ts';

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

/**
 * Health of one station as an icon alone, for rows of many. Its name is announced by screen readers and shown
 * on hover.
 */
export function HealthIcon({ name, state, stateWord, href }: HealthIconProps) {
  const words = useWords(STATES);
  const text = `${name}, ${stateWord ?? words[state]}`;
  if (href === undefined)
    return (
      <Still role="img" aria-label={text} title={text}>
        <StatusIcon status={state} />
      </Still>
    );
  return (
    <Tooltip text={text}>
      <Linked href={href} aria-label={text}>
        <StatusIcon status={state} />
      </Linked>
    </Tooltip>
  );
}
