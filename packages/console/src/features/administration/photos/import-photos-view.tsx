import type { EpochMs } from '@vigia/domain';
import { Button, Dialog, DropZone, Notice, ProgressBar, useWords } from '@vigia/ui';
import { Square, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { canSend, tally } from './photo-item.ts';
import { PhotoList } from './photo-list.tsx';
import type { PhotoImport } from './use-photo-import.ts';
import { PHOTO_IMPORT } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 4px;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

export interface ImportPhotosViewProps extends PhotoImport {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly stationName: string;
  readonly now: EpochMs;
}

const NO_FILES: readonly File[] = [];

/** Photos of a trap: dropped or chosen, checked one by one, dated where they have no date, and sent. */
export function ImportPhotosView(props: ImportPhotosViewProps) {
  const words = useWords(PHOTO_IMPORT);
  const { isOpen, onClose, stationName, items, sent, wasStopped, now } = props;
  const due = items.filter((item) => canSend(items, item, now)).length;
  const looked = items.filter(({ phase }) => phase !== 'waiting' && phase !== 'checking').length;
  const isLooking = looked < items.length;
  const { stored, known, failed } = tally(items);
  const corrected = items.filter(({ phase }) => phase === 'corrected').length;
  const hasSummary = sent === null && (stored > 0 || corrected > 0 || wasStopped);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(stationName)}
      width={680}
      isDismissable={items.length === 0}
      footer={
        sent === null ? (
          <>
            <Button variant="quiet" onPress={onClose}>
              {words.close}
            </Button>
            <Button variant="primary" icon={Upload} isDisabled={due === 0 || isLooking} onPress={props.start}>
              {words.import(due)}
            </Button>
          </>
        ) : (
          <Button icon={Square} onPress={props.stop}>
            {words.stop}
          </Button>
        )
      }
    >
      <Stack>
        <p>{words.hint}</p>
        <DropZone label={words.field} files={NO_FILES} onChange={props.add} isDisabled={sent !== null} />
        {sent !== null && (
          <ProgressBar label={words.progress(sent.done, sent.total)} value={(100 * sent.done) / sent.total} />
        )}
        {sent === null && isLooking && (
          <ProgressBar
            label={words.checkingAll(looked, items.length)}
            value={(100 * looked) / items.length}
          />
        )}
        {hasSummary && (
          <Notice status={failed === 0 && !wasStopped ? 'ok' : 'warning'}>
            {wasStopped && `${words.stopped} `}
            {words.summary(stored, known, corrected, failed)}
          </Notice>
        )}
        {items.length > 0 && (
          <PhotoList
            items={items}
            now={now}
            isBusy={sent !== null}
            onRemove={props.remove}
            onRetime={props.retime}
            stationId={props.stationId}
            onCorrect={props.correct}
          />
        )}
      </Stack>
    </Dialog>
  );
}
