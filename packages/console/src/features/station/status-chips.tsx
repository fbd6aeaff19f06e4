import type { Pest, Station } from '@vigia/domain/farm';
import { Chip, ChipRow, PestStateChip, StationHealthChip, useWords } from '@vigia/ui';
import { type CaptureCount, chipOfCount } from '../../shared/capture-group.ts';
import { partsOf, type StationCondition } from '../../shared/condition.ts';
import { STATION } from './words.ts';

const ANSWERS = { loading: 'loading', disabled: 'past', failed: 'error', known: 'ready' } as const;

export interface StatusChipsProps {
  readonly station: Pick<Station, 'name' | 'nodeSerial'>;
  readonly condition: StationCondition;
  readonly pest: Pest | null;
  readonly captures: CaptureCount;
  /** The station's season runs. */
  readonly isCurrent: boolean;
}

/** The state of the station and its pest; each opens the reasons of its colour. */
export function StatusChips({ station, condition, pest, captures, isCurrent }: StatusChipsProps) {
  const words = useWords(STATION);
  return (
    <ChipRow>
      {station.nodeSerial === null ? (
        <Chip>{words.noNode}</Chip>
      ) : (
        <StationHealthChip name={station.name} answer={ANSWERS[condition.kind]} {...partsOf(condition)} />
      )}
      {pest && <PestStateChip name={pest.name} {...chipOfCount(captures)} isPast={!isCurrent} />}
    </ChipRow>
  );
}
