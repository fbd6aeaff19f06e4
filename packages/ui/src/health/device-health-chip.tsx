import { deviceState, HEALTH_ROW_WORDS, HEALTH_ROWS, type HealthRows } from '@vigia/domain';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import type { HealthAnswer } from './health-status.ts';
import { SignalIcon } from './signal-icon.tsx';
import { StateChip } from './state-chip.tsx';

export interface DeviceHealthChipProps {
  /** Serial number, or the name of its station. */
  readonly name: string;
  readonly rows?: Partial<HealthRows>;
  readonly answer?: HealthAnswer;
  /** Opens the dialog of its rows instead of the popover. */
  readonly onOpen?: () => void;
  readonly detailsHref?: string;
}

/** How a device is: error if battery, a camera or the weather sensor fails; its signal beside its name. */
export function DeviceHealthChip({ rows = {}, ...chip }: DeviceHealthChipProps) {
  return (
    <StateChip {...chip} state={deviceState(rows)} extra={<SignalIcon signal={rows.signal} />}>
      <HealthPartLines>
        {HEALTH_ROWS.map((id) => (
          <HealthPartLine key={id} label={HEALTH_ROW_WORDS[id]} part={rows[id]} />
        ))}
      </HealthPartLines>
    </StateChip>
  );
}
