import { formatBytes, formatDateTime } from '@vigia/domain/es';
import { Button, Dialog, Notice, ProgressBar, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import type { FieldsKept, KeepingProgress } from '../../shared/offline/keeping-state.ts';
import { Section } from '../../shared/ui/section.tsx';
import { THIS_DEVICE } from './words.ts';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  p { margin: 0; }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

/** What the browser says of its storage; null where it does not say. */
export interface DeviceStorage {
  readonly usedBytes: number;
  readonly quotaBytes: number;
  readonly isProtected: boolean;
}

export interface ThisDeviceViewProps {
  readonly kept: FieldsKept | null;
  readonly progress: KeepingProgress | null;
  readonly photos: number;
  readonly storage: DeviceStorage | null;
  /** Whether the console opens here without a network. */
  readonly opensAlone: boolean;
  readonly isInstalled: boolean;
  readonly isOnline: boolean;
  readonly onKeep: () => void;
  readonly onProtect: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** "En este teléfono": what is kept on this device, how old it is and how much it takes. */
export function ThisDeviceView(props: ThisDeviceViewProps) {
  const words = useWords(THIS_DEVICE);
  const { opensAlone, isInstalled, onClear, onClose, kept, photos } = props;
  const isBare = kept === null && photos === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      width={520}
      footer={
        <>
          <Button variant="quiet" onPress={onClear} isDisabled={isBare}>
            {words.clear}
          </Button>
          <Button onPress={onClose}>{words.close}</Button>
        </>
      }
    >
      <Sections>
        {opensAlone ? <p>{words.intro}</p> : <Notice status="warning">{words.noWorker}</Notice>}
        <Section title={words.fields}>
          <Fields {...props} />
        </Section>
        <Space {...props} />
        <Section title={words.install}>
          <Muted>{isInstalled ? words.installed : words.installHint}</Muted>
        </Section>
        <Muted>{words.clearHint}</Muted>
      </Sections>
    </Dialog>
  );
}

function Fields({ kept, progress, photos, isOnline, onKeep }: ThisDeviceViewProps) {
  const words = useWords(THIS_DEVICE);
  if (progress) {
    const percent = Math.floor((100 * progress.done) / Math.max(1, progress.of));
    return <ProgressBar label={words.keeping(percent)} value={percent} />;
  }
  return (
    <>
      <p>{kept ? words.kept(kept.fields, formatDateTime(kept.at)) : words.noneYet}</p>
      {photos > 0 && <p>{words.photos(photos)}</p>}
      {kept && kept.failed > 0 && <Muted>{words.someFailed(kept.failed)}</Muted>}
      <div>
        <Button onPress={onKeep} isDisabled={!isOnline}>
          {words.keepNow}
        </Button>
      </div>
      {!isOnline && <Muted>{words.keepNowOffline}</Muted>}
    </>
  );
}

function Space({ storage, onProtect }: ThisDeviceViewProps) {
  const words = useWords(THIS_DEVICE);
  if (!storage) return null;
  return (
    <Section title={words.space}>
      <p>{words.used(formatBytes(storage.usedBytes), formatBytes(storage.quotaBytes))}</p>
      <Muted>{storage.isProtected ? words.protected : words.unprotected}</Muted>
      {!storage.isProtected && (
        <div>
          <Button size="small" onPress={onProtect}>
            {words.protect}
          </Button>
        </div>
      )}
    </Section>
  );
}
