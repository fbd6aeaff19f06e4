import { HEALTH_ROWS, type HealthRows, isFailure } from '@vigia/domain/devices';
import { LinkButton } from '../../controls/button/link-button.tsx';
import { Dialog } from '../../controls/dialog/dialog.tsx';
import { ErrorState } from '../../controls/notice/error-state.tsx';
import { SkeletonRegion, SkeletonRows } from '../../controls/skeleton/skeleton-layouts.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import { DEVICE_HEALTH, HEALTH } from './words.ts';

const Quiet = styled.span`color: ${({ theme }) => theme.color.muted};`;

export interface HealthDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Name of the station or device. */
  readonly name: string;
  readonly state?: 'loading' | 'error' | 'ready';
  /** Its seven rows; a missing one shows "Sin datos". */
  readonly rows?: Partial<HealthRows>;
  /** The device is at a station: missing data are an error. */
  readonly isInstalled?: boolean;
  /** Firmware version of the device; null if the device never reported it. */
  readonly firmware: string | null;
  /** Address of its page. */
  readonly detailsHref: string;
  readonly onRetry?: () => void;
}

/** All health data of one station or device, row by row. */
export function HealthDialog(props: HealthDialogProps) {
  const words = useWords(HEALTH);
  const device = useWords(DEVICE_HEALTH);
  const { isOpen, onClose, name, state = 'ready', rows = {}, firmware, detailsHref, onRetry } = props;
  const { isInstalled = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.healthOf(name)}
      width={520}
      isReading
      footerStart={<Quiet>{firmware === null ? device.unknownFirmware : device.firmware(firmware)}</Quiet>}
      footer={
        <LinkButton href={detailsHref} variant="primary">
          {words.details}
        </LinkButton>
      }
    >
      {state === 'loading' && (
        <SkeletonRegion label={words.asking}>
          <SkeletonRows count={HEALTH_ROWS.length} />
        </SkeletonRegion>
      )}
      {state === 'error' && (
        <ErrorState title={words.requestFailed} kept={device.kept} {...(onRetry ? { onRetry } : {})} />
      )}
      {state === 'ready' && (
        <HealthPartLines>
          {HEALTH_ROWS.map((id) => (
            <HealthPartLine
              key={id}
              label={device.rows[id]}
              part={rows[id]}
              isFailure={isFailure(id, rows[id], isInstalled)}
            />
          ))}
        </HealthPartLines>
      )}
    </Dialog>
  );
}
