import { dayOfInstant } from '@vigia/domain';
import { saveFile, useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { keepFiles } from '../../shared/kept-files.ts';
import { keepEvent } from '../../shared/outbox/kept-events.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { noteOutboxChange } from '../../shared/outbox/outbox-state.ts';
import { changeItem, putItem, removeItem } from '../../shared/outbox/outbox-store.ts';
import { outboxAtom, outboxRoundAtom, sendingIdAtom } from '../../shared/outbox/outbox-view-state.ts';
import { reportingUserAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useIsOnline } from '../../shared/state/use-is-online.ts';
import { outboxFile } from './outbox-file.ts';
import { OutboxView } from './outbox-view.tsx';
import { OUTBOX } from './words.ts';

interface OutboxDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** "Por enviar". */
export function OutboxDialog({ isOpen, onClose }: OutboxDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null;
}

/** Sent again by itself: without the reasons for which it was refused. */
const cleared = (item: OutboxItem): OutboxItem => ({
  ...item,
  refusal: null,
  photos: item.photos.map((photo) => ({ ...photo, problem: null })),
});

function OpenDialog({ onClose }: Pick<OutboxDialogProps, 'onClose'>) {
  const words = useWords(OUTBOX);
  const store = useStore();
  const { user, tree } = useFarm();
  const { notice, failure } = useSnackbar();
  const setReporting = useSetAtom(reportingUserAtom);
  const setRound = useSetAtom(outboxRoundAtom);
  const isOnline = useIsOnline();
  const changed = () => noteOutboxChange(store, user.id);

  const edit = async (item: OutboxItem) => {
    const owner = { userId: user.id, clientId: tree.client.id };
    await keepFiles(item.report.id, item.photos);
    keepEvent(owner, { ...item.report, editedAt: Date.now(), refusal: item.refusal });
    await removeItem(item.id);
    await changed();
    onClose();
    setReporting(user.id);
  };
  const restore = async (item: OutboxItem) => {
    await putItem(item).catch(() => failure(words.notRestored));
    await changed();
  };
  const discard = async (item: OutboxItem) => {
    await removeItem(item.id);
    await changed();
    notice(words.discarded, { action: { label: words.undo, onPress: () => void restore(item) } });
  };
  const retry = async (item: OutboxItem) => {
    await changeItem(item.id, cleared);
    await changed();
  };
  const save = async () => {
    const file = await outboxFile(store.get(outboxAtom));
    saveFile(file, words.fileName(dayOfInstant(Date.now())));
  };
  return (
    <OutboxView
      items={useAtomValue(outboxAtom)}
      sendingId={useAtomValue(sendingIdAtom)}
      isOnline={isOnline}
      onSendAll={() => setRound((round) => round + 1)}
      onRetry={(item) => void retry(item)}
      onEdit={(item) => void edit(item)}
      onDiscard={(item) => void discard(item)}
      onSave={() => void save()}
      onClose={onClose}
    />
  );
}
