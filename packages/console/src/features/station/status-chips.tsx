import { figureOfTrap } from '@vigia/domain/captures';
import type { Pest, Station } from '@vigia/domain/farm';
import { Chip, ChipRow, PestStateChip, PlateChip, StationHealthChip, useWords } from '@vigia/ui';
import { type CaptureCount, chipOfCount } from '../../shared/capture-group.ts';
import { partsOf, type StationCondition } from '../../shared/condition.ts';
import type { Plates } from '../../shared/plate/use-plates.ts';
import { STATION } from './words.ts';

const ANSWERS = { loading: 'loading', disabled: 'past', failed: 'error', known: 'ready' } as const;

export interface StatusChipsProps {
  readonly station: Pick<Station, 'name' | 'nodeSerial' | 'pestId' | 'isCountedInField' | 'archived'>;
  readonly condition: StationCondition;
  readonly pest: Pest | null;
  readonly captures: CaptureCount;
  /** The station's season runs. */
  readonly isCurrent: boolean;
  /** The plate of its trap. */
  readonly plates: Plates;
}

/** The state of the station and its pest; each opens the reasons of its colour. */
export function StatusChips({ station, condition, pest, captures, isCurrent, plates }: StatusChipsProps) {
  const words = useWords(STATION);
  return (
    <ChipRow>
      {station.nodeSerial === null ? (
        <Chip>{words.noNode}</Chip>
      ) : (
        <StationHealthChip name={station.name} answer={ANSWERS[condition.kind]} {...partsOf(condition)} />
      )}
      {pest && <PestStateChip name={pest.name} {...chipOfCount(captures)} isPast={!isCurrent} />}
      <Plate station={station} {...plates} />
    </ChipRow>
  );
}

interface PlateProps extends Plates {
  readonly station: StatusChipsProps['station'];
}

/** Nothing for a station that has no plate, and for a pest of which it is not known when a plate is full. */
function Plate({ station, state, loads: [load], retry }: PlateProps) {
  if (figureOfTrap(station) === null) return null;
  if (load) return <PlateChip state="ready" load={load} />;
  return state === 'error' ? (
    <PlateChip state="error" onRetry={retry} />
  ) : (
    <PlateChip state={state === 'loading' ? 'loading' : 'unknown'} />
  );
}
