import { useQueryClient } from '@tanstack/react-query';
import { eventCalls, farmCalls, imageCalls } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { KeptRefusal } from '../../shared/outbox/kept-events.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { onOutboxChangedElsewhere, readOutbox } from '../../shared/outbox/outbox-state.ts';
import * as outboxStore from '../../shared/outbox/outbox-store.ts';
import { outboxRoundAtom, sendingIdAtom } from '../../shared/outbox/outbox-view-state.ts';
import { sendOutbox } from '../../shared/outbox/send-outbox.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { lineBackAtom } from '../../shared/state/line-back.ts';
import { userAtom } from '../../shared/state/session.ts';
import { refreshAfter } from './refresh.ts';
import { photoProblem, refusalOf } from './refusal.ts';
import { EVENT, type EventWords } from './words.ts';

/** What waits is tried again at this interval, ms: a browser does not always notice that the line is back. */
const TRIED_EVERY_MS = 30_000;
const LOCK = 'vigia-outbox';

const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

function refusalIn(words: EventWords, item: OutboxItem, error: unknown): KeptRefusal {
  if (error === 'too-late') return { text: words.tooLate, errors: {}, isTakenBefore: false };
  const { text, errors, isTakenBefore } = refusalOf(words, item.report.kind, error);
  return { text, errors, isTakenBefore };
}

/** Sends what waits on this device whenever it can be sent; of several tabs one at a time. Draws nothing. */
export function OutboxSender() {
  const words = useWords(EVENT);
  const store = useStore();
  const queryClient = useQueryClient();
  const events = useCalls(eventCalls);
  const images = useCalls(imageCalls);
  const farm = useCalls(farmCalls);
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
          report: events.report,
          addPhoto: images.addToEvent,
          refusalOf: (item, error) => refusalIn(words, item, error),
          photoProblem: (error) => photoProblem(words, error),
          onSending: (id) => {
            store.set(sendingIdAtom, id);
            void read();
          },
          onTaken: (event) => void refreshAfter(event, { farm, queryClient, userId }),
          now: Date.now,
          signal,
        }),
      );
      await read();
    };
  }, [store, userId, words, events, images, farm, queryClient]);

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
