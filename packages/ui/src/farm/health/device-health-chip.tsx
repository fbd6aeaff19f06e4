import { deviceState, HEALTH_ROWS, type HealthRows, isFailure } from '@vigia/domain/devices';
import { useWords } from '../../words/language.tsx';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import type { HealthAnswer } from './health-status.ts';
import { SignalIcon } from './signal-icon.tsx';
import { StateChip } from './state-chip.tsx';
import { DEVICE_HEALTH } from './words.ts';

export interface DeviceHealthChipProps {
  /** Serial number, or the name of its station. */
  readonly name: string;
  readonly rows?: Partial<HealthRows>;
  /** It stands at a station: what it should send and does not is an error. */
  readonly isInstalled?: boolean;
  readonly answer?: HealthAnswer;
  /** Opens the dialog of its rows instead of the popover. */
  readonly onOpen?: () => void;
  readonly detailsHref?: string;
}

/** How a device is: error if battery, a camera or the weather sensor fails; its signal beside its name. */
export function DeviceHealthChip({ rows = {}, isInstalled = false, ...chip }: DeviceHealthChipProps) {
  const words = useWords(DEVICE_HEALTH);
  return (
    <StateChip {...chip} state={deviceState(rows, isInstalled)} extra={<SignalIcon signal={rows.signal} />}>
      <HealthPartLines>
        {HEALTH_ROWS.map((id) => (
          <HealthPartLine
            key={id}
            label={words.rows[id]}
            part={rows[id]}
            isFailure={isFailure(id, rows[id], isInstalled)}
          />
        ))}
      </HealthPartLines>
    </StateChip>
  );
}
