import { StationHealthIcon } from '@vigia/ui';
import { partsOf, type StationCondition } from '../condition.ts';
import { WaitingIcon } from './waiting-icon.tsx';

const ANSWERS = { disabled: 'past', failed: 'error', known: 'ready' } as const;

interface ConditionIconProps {
  readonly name: string;
  readonly condition: StationCondition;
  readonly detailsHref?: string;
}

/** How a station is, as its shape; what is behind it opens on a press. */
export function ConditionIcon({ name, condition, detailsHref }: ConditionIconProps) {
  if (condition.kind === 'loading') return <WaitingIcon />;
  return (
    <StationHealthIcon
      name={name}
      answer={ANSWERS[condition.kind]}
      {...partsOf(condition)}
      detailsHref={detailsHref}
    />
  );
}
