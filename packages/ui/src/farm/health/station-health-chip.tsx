import type { IsoDate } from '@vigia/domain';
import { type StationHealth, stationState } from '@vigia/domain/devices';
import type { HealthAnswer } from './health-status.ts';
import { StateChip } from './state-chip.tsx';
import { StationHealthParts } from './station-health-parts.tsx';

export interface StationHealthChipProps {
  /** Name of the station. */
  readonly name: string;
  /** Its four parts; a missing one counts as an error. */
  readonly health?: Partial<StationHealth>;
  /** The day until which days without photos are counted. */
  readonly today?: IsoDate;
  readonly answer?: HealthAnswer;
  readonly onOpen?: () => void;
  readonly detailsHref?: string;
}

/** Health of a station: its worst part as colour and icon, its four parts on a press. */
export function StationHealthChip({ health = {}, today, ...chip }: StationHealthChipProps) {
  return (
    <StateChip {...chip} state={stationState(health)}>
      <StationHealthParts health={health} today={today} />
    </StateChip>
  );
}
