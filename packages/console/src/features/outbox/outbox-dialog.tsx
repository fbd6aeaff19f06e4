import { newIdempotencyKey } from '@vigia/api/client';
import { dayOfInstant } from '@vigia/domain';
import { saveFile, useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { keepFiles } from '../../shared/kept-files.ts';
import { keepEvent } from '../../shared/outbox/kept-events.ts';
import { keepRound } from '../../shared/outbox/kept-round.ts';
import { isAct } from '../../shared/outbox/later-act.ts';
import { cleared, triedBefore } from '../../shared/outbox/outbox-acts.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { noteOutboxChange } from '../../shared/outbox/outbox-state.ts';
import { changeItem, putItem, removeItem } from '../../shared/outbox/outbox-store.ts';
import {
  outboxAtom,
  outboxRoundAtom,
  sendingIdAtom,
  sendingPhotoAtom,
} from '../../shared/outbox/outbox-view-state.ts';
import { reopenedAtom } from '../../shared/outbox/reopened.ts';
import { photosByTrap, roundPhotosId } from '../../shared/outbox/trap-photos.ts';
import { countingUserAtom } from '../../shared/state/count-dialog.ts';
import { reportingUserAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useIsOnline } from '../../shared/state/use-is-online.ts';
import { pathOfAct } from './act-path.ts';
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

function OpenDialog({ onClose }: Pick<OutboxDialogProps, 'onClose'>) {
  const words = useWords(OUTBOX);
  const store = useStore();
  const { user, tree } = useFarm();
  const { notice, failure } = useSnackbar();
  const setReporting = useSetAtom(reportingUserAtom);
  const setCounting = useSetAtom(countingUserAtom);
  const setRound = useSetAtom(outboxRoundAtom);
  const setReopened = useSetAtom(reopenedAtom);
  const { go } = useNavigation();
  const isOnline = useIsOnline();
  const changed = () => noteOutboxChange(store, user.id);

  const edit = async (item: OutboxItem) => {
    const { id, clientId, content, photos, refusal } = item;
    const owner = { userId: user.id, clientId: tree.client.id };
    const editedAt = Date.now();
    if (isAct(content)) {
      // It stays here until what follows from it is saved, and takes its place.
      if (content.kind === 'tags' || content.kind === 'comment' || content.kind === 'correction')
        setReopened(content);
      go(pathOfAct(clientId, content));
      return onClose();
    }
    if (content.kind === 'report') {
      await keepFiles(content.report.id, photos);
      const { firstTriedAt: _, ...report } = content.report;
      const tried = triedBefore(item);
      const before = tried === null ? {} : { firstTriedAt: tried };
      keepEvent(owner, { ...report, ...before, editedAt, refusal });
    } else {
      // What was refused is stored nowhere: it is another one from now on.
      const again = refusal === null ? {} : { key: newIdempotencyKey(), tried: null };
      keepRound(owner, { ...content.round, ...again, editedAt });
      await keepFiles(roundPhotosId(owner), photosByTrap(photos));
    }
    await removeItem(id);
    await changed();
    onClose();
    if (content.kind === 'report') setReporting(user.id);
    else setCounting(user.id);
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
    const file = await outboxFile(words, store.get(outboxAtom));
    saveFile(file, words.fileName(dayOfInstant(Date.now())));
  };
  return (
    <OutboxView
      items={useAtomValue(outboxAtom)}
      sendingId={useAtomValue(sendingIdAtom)}
      photo={useAtomValue(sendingPhotoAtom)}
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
