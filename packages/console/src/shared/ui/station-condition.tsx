import { StationHealthIcon } from '@vigia/ui';
import { partsOf, type StationCondition } from '../condition.ts';
import { WaitingIcon } from './waiting-icon.tsx';

const ANSWERS = { disabled: 'past', failed: 'error', known: 'ready' } as const;

interface ConditionIconProps {
  readonly name: string;
  readonly condition: StationCondition;
  readonly detailsHref?: string;
}

/** The condition of a station as an icon; a press opens the details. */
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
