import { useQueryClient } from '@tanstack/react-query';
import { eventCalls, farmCalls, fieldCountCalls, imageCalls } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { refreshAfter } from '../../features/event-form/refresh.ts';
import { photoProblem, refusalOf } from '../../features/event-form/refusal.ts';
import { EVENT, type EventWords } from '../../features/event-form/words.ts';
import { countRefusal } from '../../features/trap-counts/refusal.ts';
import { COUNTS, type CountWords } from '../../features/trap-counts/words.ts';
import type { KeptRefusal } from '../../shared/outbox/kept-events.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { onOutboxChangedElsewhere, readOutbox } from '../../shared/outbox/outbox-state.ts';
import * as outboxStore from '../../shared/outbox/outbox-store.ts';
import { outboxRoundAtom, sendingIdAtom } from '../../shared/outbox/outbox-view-state.ts';
import { sendContent } from '../../shared/outbox/send-content.ts';
import { sendOutbox } from '../../shared/outbox/send-outbox.ts';
import { refreshCounts } from '../../shared/refresh-counts.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { lineBackAtom } from '../../shared/state/line-back.ts';
import { userAtom } from '../../shared/state/session.ts';

/** What waits is tried again at this interval, ms: a browser does not always notice that the line is back. */
const TRIED_EVERY_MS = 30_000;
const LOCK = 'vigia-outbox';

const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

interface Words {
  readonly event: EventWords;
  readonly counts: CountWords;
}

function refusalIn(words: Words, { content }: OutboxItem, error: unknown): KeptRefusal {
  if (error === 'too-late') return { text: words.event.tooLate, errors: {}, isTakenBefore: false };
  if (content.kind === 'counts') {
    const { text, atTraps } = countRefusal(words.counts, content.counts, error);
    return { text, errors: atTraps, isTakenBefore: false };
  }
  const { text, errors, isTakenBefore } = refusalOf(words.event, content.report.kind, error);
  return { text, errors, isTakenBefore };
}

/** Sends what waits on this device whenever it can be sent; of several tabs one at a time. Draws nothing. */
export function OutboxSender() {
  const event = useWords(EVENT);
  const countWords = useWords(COUNTS);
  const words = useMemo(() => ({ event, counts: countWords }), [event, countWords]);
  const store = useStore();
  const queryClient = useQueryClient();
  const events = useCalls(eventCalls);
  const images = useCalls(imageCalls);
  const farm = useCalls(farmCalls);
  const fieldCounts = useCalls(fieldCountCalls);
  const { id: userId } = useAtomValue(userAtom);
  const round = useAtomValue(outboxRoundAtom);
  const back = useAtomValue(lineBackAtom);

  const send = useMemo(() => {
    const read = () => readOutbox(store, userId);
    return async (signal: AbortSignal) => {
      await alone(() =>
        sendOutbox({
          userId,
          store: outboxStore,
          send: async (item, signal) => {
            const event = await sendContent({ events, images, fieldCounts }, item, signal);
            if (event) void refreshAfter(event, { farm, queryClient, userId });
            else refreshCounts(queryClient);
            return event?.id ?? null;
          },
          addPhoto: images.addToEvent,
          refusalOf: (item, error) => refusalIn(words, item, error),
          photoProblem: (error) => photoProblem(words.event, error),
          onSending: (id) => {
            store.set(sendingIdAtom, id);
            void read();
          },
          now: Date.now,
          signal,
        }),
      );
      await read();
    };
  }, [store, userId, words, events, images, farm, fieldCounts, queryClient]);

  // Also when the outbox has changed or the line is back.
  useEffect(() => {
    const gone = new AbortController();
    const begin = () => void send(gone.signal).catch(() => undefined);
    const whenSeen = () => document.visibilityState === 'visible' && begin();
    begin();
    const timer = setInterval(begin, TRIED_EVERY_MS);
    const stop = onOutboxChangedElsewhere(() => void readOutbox(store, userId));
    window.addEventListener('online', begin);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      gone.abort();
      clearInterval(timer);
      stop();
      window.removeEventListener('online', begin);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [send, store, userId, round, back]);
  return null;
}
