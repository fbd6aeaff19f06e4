import { HEALTH_PART_WORDS, HEALTH_PARTS, type StationHealth, stationState } from '@vigia/domain';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import type { HealthAnswer } from './health-status.ts';
import { StateChip } from './state-chip.tsx';

export interface StationHealthChipProps {
  /** Of the station. */
  readonly name: string;
  /** Its four parts; one that is missing counts as an error. */
  readonly health?: Partial<StationHealth>;
  readonly answer?: HealthAnswer;
  readonly onOpen?: () => void;
  readonly detailsHref?: string;
}

/** How a station is: its worst part as colour and shape, its four parts on a press. */
export function StationHealthChip({ health = {}, ...chip }: StationHealthChipProps) {
  return (
    <StateChip {...chip} state={stationState(health)}>
      <HealthPartLines>
        {HEALTH_PARTS.map((id) => (
          <HealthPartLine key={id} label={HEALTH_PART_WORDS[id]} part={health[id]} />
        ))}
      </HealthPartLines>
    </StateChip>
  );
}
