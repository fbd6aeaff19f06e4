import { useQueryClient } from '@tanstack/react-query';
import { eventCalls, farmCalls, imageCalls } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type ChoiceSource, type DraftFields, type NewEvent, newEvent } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { userAtom } from '../../shared/state/session.ts';
import type { Desk, DeskAct } from './desk.ts';
import { PhotosLeft, sendPhotos } from './photos.ts';
import { refreshAfter } from './refresh.ts';
import { refusalOf } from './refusal.ts';
import { EVENT } from './words.ts';
import type { Written } from './written.ts';

interface SendingOptions {
  readonly latest: RefObject<Desk>;
  readonly change: (act: DeskAct) => void;
  /** The event and its photos were accepted. */
  readonly onDone: () => void;
  readonly source: ChoiceSource | null;
  /** The pool whose device becomes the client's; null for a device of its own. */
  readonly fromClientId: ClientId | null;
  readonly today: IsoDate;
}

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

/** Sends the event, then its photos one by one; accepted parts are not sent again. */
export function useSending({ latest, change, onDone, ...about }: SendingOptions) {
  const words = useWords(EVENT);
  const events = useCalls(eventCalls);
  const farm = useCalls(farmCalls);
  const images = useCalls(imageCalls);
  const { id: userId } = useAtomValue(userAtom);
  const queryClient = useQueryClient();

  const sendEvent = async (signal: AbortSignal) => {
    const drafted = eventOf(latest.current.written, about);
    change({ act: 'send', event: drafted });
    try {
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
    if (latest.current.written.sent === null) await sendEvent(signal);
    const { photos, written } = latest.current;
    const { eventId } = written.sent!;
    const onNext = (at: number) => change({ act: 'sending-photo', progress: { at, of: photos.length } });
    const left = await sendPhotos(words, images, { eventId, photos, onNext, signal });
    if (left.length > 0) {
      change({ act: 'photos-left', photos: left });
      throw new PhotosLeft(left.length);
    }
    onDone();
  };
}
