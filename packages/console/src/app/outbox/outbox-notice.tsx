import { Button, Notice, useWords } from '@vigia/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { atRest } from '../../shared/at-rest.ts';
import { late } from '../../shared/late/late.ts';
import { lateDialog } from '../../shared/late/late-dialog.tsx';
import { useLate } from '../../shared/late/use-late.ts';
import { stateOf } from '../../shared/outbox/outbox-item.ts';
import {
  outboxAtom,
  outboxOpenAtom,
  sendingIdAtom,
  storageFullAtom,
} from '../../shared/outbox/outbox-view-state.ts';
import { SHELL, type ShellWords } from '../shell/words.ts';

const sender = late(async () => (await import('./outbox-sender.tsx')).OutboxSender);
const OutboxDialog = lateDialog(
  async () => (await import('../../features/outbox/outbox-dialog.tsx')).OutboxDialog,
);
/** It is asked for again with the next visit; what waits is kept. */
const ignore = () => undefined;

/** Above every screen: what this device has still to send. Nothing while it has sent everything. */
export function OutboxNotice() {
  const words = useWords(SHELL);
  const items = useAtomValue(outboxAtom);
  const sendingId = useAtomValue(sendingIdAtom);
  const [isOpen, setOpen] = useAtom(outboxOpenAtom);
  const [isRested, setRested] = useState(false);
  useEffect(() => atRest(() => setRested(true)), []);
  const Sender = useLate(sender, isRested, ignore);
  const states = items.map((item) => stateOf(item, sendingId));
  const isFull = useAtomValue(storageFullAtom);
  const attention = states.filter((state) => state === 'attention').length;
  return (
    <>
      {Sender && <Sender />}
      {items.length > 0 && (
        <Notice
          status={attention > 0 || isFull ? 'warning' : 'neutral'}
          action={
            <Button size="small" onPress={() => setOpen(true)}>
              {words.outbox.open}
            </Button>
          }
        >
          {isFull
            ? words.outbox.full(items.length)
            : textOf(words, items.length, attention, states.includes('sending'))}
        </Notice>
      )}
      <OutboxDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function textOf({ outbox }: ShellWords, count: number, attention: number, isSending: boolean): string {
  if (attention > 0) return outbox.attention(attention);
  return isSending ? outbox.sending(count) : outbox.waiting(count);
}
