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
  /** The device is at a station: missing data are an error. */
  readonly isInstalled?: boolean;
  readonly answer?: HealthAnswer;
  /** Opens the dialog with its rows; without it a press opens a popover. */
  readonly onOpen?: () => void;
  readonly detailsHref?: string;
}

/**
 * Health of a device: an error if the battery, a camera or the weather sensor fails. Its signal is beside the
 * name.
 */
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
