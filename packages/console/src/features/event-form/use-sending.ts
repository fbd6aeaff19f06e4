import { useQueryClient } from '@tanstack/react-query';
import { eventCalls, farmCalls, imageCalls } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type ChoiceSource, type DraftFields, type NewEvent, newEvent } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useAtomValue, useStore } from 'jotai';
import type { RefObject } from 'react';
import { isLineError } from '../../shared/line-error.ts';
import { timeOfFirstTry } from '../../shared/outbox/first-try.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { userAtom } from '../../shared/state/session.ts';
import type { Desk, DeskAct } from './desk.ts';
import { PhotosLeft, sendPhotos } from './photos.ts';
import { refreshAfter } from './refresh.ts';
import { refusalOf } from './refusal.ts';
import { useQueue } from './use-queue.ts';
import { EVENT } from './words.ts';
import { isTriedLongAgo, type Written } from './written.ts';

interface SendingOptions {
  readonly latest: RefObject<Desk>;
  readonly change: (act: DeskAct) => void;
  /** The event and its photos were accepted, or are kept on this device until they can be sent. */
  readonly onDone: (isQueued: boolean) => void;
  readonly source: ChoiceSource | null;
  /** The pool whose device becomes the client's; null for a device of its own. */
  readonly fromClientId: ClientId | null;
  readonly today: IsoDate;
}

/** It goes by the outbox, which asks the service for its time and sends nothing that may come twice. */
class TriedLongAgo extends Error {}

/** What is posted: exactly the same again after a try without an answer. */
function eventOf(
  { tried, form }: Written,
  { source, fromClientId, today }: Pick<SendingOptions, 'source' | 'fromClientId' | 'today'>,
): NewEvent {
  if (tried !== null) return tried;
  const fields = form.draft as Partial<DraftFields>;
  const station = source?.tree.stations.find(({ id }) => id === fields.stationId);
  const oldNodeSerial = station?.nodeSerial ?? null;
  const context = { clientId: fields.clientId ?? 0, today, oldNodeSerial, fromClientId };
  return newEvent(form.kind!, form.draft!, context);
}

/**
 * Sends the event, then its photos one by one; accepted parts are not sent again. Without a line it is kept on this device
 * and sent by itself.
 */
export function useSending({ latest, change, onDone, ...about }: SendingOptions) {
  const words = useWords(EVENT);
  const events = useCalls(eventCalls);
  const farm = useCalls(farmCalls);
  const images = useCalls(imageCalls);
  const { id: userId } = useAtomValue(userAtom);
  const queryClient = useQueryClient();
  const queue = useQueue();
  const store = useStore();

  /**
   * Resolves when it is kept.
   *
   * @param wasTried it was sent before this press
   * @throws {unknown} `error`, if this device has no room for it
   */
  const keepFor = async (error: unknown, wasTried = true): Promise<void> => {
    const isKept = await queue(latest.current, about.source, wasTried).then(
      () => true,
      () => false,
    );
    if (!isKept) throw error;
    onDone(true);
  };

  const sendEvent = async (signal: AbortSignal) => {
    const { written } = latest.current;
    const drafted = eventOf(written, about);
    change({ act: 'save', event: drafted });
    try {
      const at = await timeOfFirstTry(store);
      change({ act: 'send', at });
      if (isTriedLongAgo(written, at)) throw new TriedLongAgo();
      const event = await events.report(drafted, latest.current.written.key, signal);
      change({ act: 'taken', sent: { eventId: event.id, stationId: event.stationId } });
      void refreshAfter(event, { farm, queryClient, userId });
    } catch (error) {
      const refusal = refusalOf(words, drafted.type, error);
      change({ act: 'failed', refusal, isCancelled: signal.aborted });
      throw error;
    }
  };

  return async (signal: AbortSignal): Promise<void> => {
    const wasTried = latest.current.written.tried !== null;
    try {
      if (latest.current.written.sent === null) await sendEvent(signal);
    } catch (error) {
      if (isLineError(error) || error instanceof TriedLongAgo) return await keepFor(error, wasTried);
      throw error;
    }
    const { photos, written } = latest.current;
    const { eventId } = written.sent!;
    const onNext = (at: number) => change({ act: 'sending-photo', progress: { at, of: photos.length } });
    const left = await sendPhotos(words, images, { eventId, photos, onNext, signal });
    if (left.length > 0) {
      change({ act: 'photos-left', photos: left });
      const problem = new PhotosLeft(left.length);
      if (!navigator.onLine) return await keepFor(problem);
      throw problem;
    }
    onDone(false);
  };
}
