import { useQueryClient } from '@tanstack/react-query';
import { createHttp, farmCalls } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { photoProblem, refusalOf } from '../../features/event-form/refusal.ts';
import { EVENT, type EventWords } from '../../features/event-form/words.ts';
import { actRefusal } from '../../features/outbox/act-refusal.ts';
import { OUTBOX, type OutboxWords } from '../../features/outbox/words.ts';
import { countRefusal } from '../../features/trap-counts/refusal.ts';
import { COUNTS, type CountWords } from '../../features/trap-counts/words.ts';
import { alone } from '../../shared/outbox/alone.ts';
import type { KeptRefusal } from '../../shared/outbox/kept-events.ts';
import { isAct } from '../../shared/outbox/later-act.ts';
import { moveOnto } from '../../shared/outbox/move-onto.ts';
import { outboxCalls } from '../../shared/outbox/outbox-calls.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { onOutboxChangedElsewhere, readOutbox } from '../../shared/outbox/outbox-state.ts';
import * as outboxStore from '../../shared/outbox/outbox-store.ts';
import {
  outboxRoundAtom,
  sendingIdAtom,
  sendingPhotoAtom,
  storageFullAtom,
} from '../../shared/outbox/outbox-view-state.ts';
import { ownAccess } from '../../shared/outbox/own-access.ts';
import { addPhoto, eventIdOf, sendContent } from '../../shared/outbox/send-content.ts';
import { isStorageFull, sendOutbox } from '../../shared/outbox/send-outbox.ts';
import { serviceClock } from '../../shared/outbox/service-clock.ts';
import { REASONS, type ReasonWords } from '../../shared/reason-words.ts';
import { refreshCounts } from '../../shared/refresh-counts.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { lineBackAtom } from '../../shared/state/line-back.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { sessionAtom, userAtom } from '../../shared/state/session.ts';
import { showTaken } from './show-taken.ts';

/** What waits is tried again at this interval, ms: a browser does not always notice that the line is back. */
const TRIED_EVERY_MS = 30_000;

interface Words {
  readonly event: EventWords;
  readonly counts: CountWords;
  readonly outbox: OutboxWords;
  readonly reasons: ReasonWords;
}

function refusalIn(words: Words, { content }: OutboxItem, error: unknown): KeptRefusal {
  if (error === 'too-late') {
    const text = isAct(content) ? words.outbox.tooLate : words.event.tooLate;
    return { text, errors: {}, isTakenBefore: false, isUnclear: true };
  }
  if (content.kind === 'counts') {
    const { text, atTraps } = countRefusal(words.counts, content.counts, error);
    return { text, errors: atTraps, isTakenBefore: false };
  }
  if (isAct(content))
    return {
      text: actRefusal(words.outbox, words.reasons, content.kind, error),
      errors: {},
      isTakenBefore: false,
    };
  const { text, errors, isTakenBefore } = refusalOf(words.event, content.report.kind, error);
  return { text, errors, isTakenBefore };
}

/** Sends what waits on this device whenever it can be sent; of several tabs one at a time. Draws nothing. */
export function OutboxSender() {
  const event = useWords(EVENT);
  const countWords = useWords(COUNTS);
  const outbox = useWords(OUTBOX);
  const reasons = useWords(REASONS);
  const words = useMemo(
    () => ({ event, counts: countWords, outbox, reasons }),
    [event, countWords, outbox, reasons],
  );
  const store = useStore();
  const queryClient = useQueryClient();
  const farm = useCalls(farmCalls);
  const { id: userId } = useAtomValue(userAtom);
  const { access } = useAtomValue(readyServicesAtom);
  const round = useAtomValue(outboxRoundAtom);
  const back = useAtomValue(lineBackAtom);

  const send = useMemo(() => {
    const read = () => readOutbox(store, userId);
    const signedIn = () => {
      const session = store.get(sessionAtom);
      return session.status === 'signed-in' ? session.user.id : null;
    };
    const calls = outboxCalls(createHttp(ownAccess(access, userId, signedIn)));
    return async (signal: AbortSignal) => {
      await alone(() =>
        sendOutbox({
          userId,
          store: outboxStore,
          send: async (item, signal) => {
            const taken = await sendContent(calls, item, signal);
            showTaken(item, taken, { farm, queryClient, userId });
            await moveOnto(outboxStore, item, taken);
            return eventIdOf(taken);
          },
          addPhoto: async (owner, ...photo) => {
            await addPhoto(calls)(owner, ...photo);
            if (typeof owner !== 'number') refreshCounts(queryClient);
          },
          refusalOf: (item, error) => refusalIn(words, item, error),
          photoProblem: (error) => photoProblem(words.event, error),
          onSending: (id) => {
            store.set(sendingIdAtom, id);
            store.set(sendingPhotoAtom, null);
            void read();
          },
          onPhoto: (photo) => store.set(sendingPhotoAtom, photo),
          now: serviceClock(access, signal),
          signal,
        }),
      );
      await read();
    };
  }, [store, userId, words, access, farm, queryClient]);

  // Also when the outbox has changed or the line is back.
  useEffect(() => {
    const gone = new AbortController();
    const begin = () =>
      void send(gone.signal).then(
        () => store.set(storageFullAtom, false),
        (error: unknown) => store.set(storageFullAtom, isStorageFull(error)),
      );
    // What was tried cannot be replaced by a later value; only the timer does not believe the browser.
    const beginOnline = () => navigator.onLine && begin();
    const whenSeen = () => document.visibilityState === 'visible' && beginOnline();
    void readOutbox(store, userId);
    beginOnline();
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
