import { useQueryClient } from '@tanstack/react-query';
import { eventCalls, farmCalls, imageCalls, newIdempotencyKey } from '@vigia/api/client';
import {
  type ChoiceSource,
  type ClientId,
  type DraftFields,
  type EventType,
  type IsoDate,
  type NewEvent,
  newEvent,
  reportForm,
} from '@vigia/domain';
import { useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { userAtom } from '../../shared/state/session.ts';
import { type PhotoProgress, PhotosLeft, sendPhotos } from './photos.ts';
import { refreshAfter } from './refresh.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { Desk } from './use-written.ts';
import { REPORT } from './words.ts';
import { blankReport, failed, sending, taken, type Written } from './written.ts';

interface SendingOptions {
  readonly desk: {
    readonly latest: RefObject<Desk | null>;
    readonly put: (desk: Desk) => void;
    readonly drop: () => void;
  };
  readonly source: ChoiceSource | null;
  /** The pool whose device becomes the client's; null for a device of its own. */
  readonly fromClientId: ClientId | null;
  readonly today: IsoDate;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onTaken: () => void;
  /** Report and photos are all there. */
  readonly onDone: (kind: EventType) => void;
}

/** What is posted: once tried without an answer, the very same again. */
function eventOf(
  { tried, form }: Written,
  { source, fromClientId, today }: Pick<SendingOptions, 'source' | 'fromClientId' | 'today'>,
): NewEvent {
  if (tried !== null) return tried;
  const held = form.draft as Partial<DraftFields>;
  const station = source?.tree.stations.find(({ id }) => id === held.stationId);
  const oldNodeSerial = station?.nodeSerial ?? null;
  const context = { clientId: held.clientId ?? 0, today, oldNodeSerial, fromClientId };
  return newEvent(form.kind!, form.draft!, context);
}

/** Sends the report, then its photos one by one; what was taken already is not sent again. */
export function useSending({ desk, onRefused, onTaken, onDone, ...about }: SendingOptions) {
  const words = useWords(REPORT);
  const events = useCalls(eventCalls);
  const farm = useCalls(farmCalls);
  const images = useCalls(imageCalls);
  const { id: userId } = useAtomValue(userAtom);
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<PhotoProgress | null>(null);
  const { latest, put, drop } = desk;
  const now = (): Desk => latest.current!;
  const write = (written: Written) => put({ ...now(), written });

  const sendEvent = async (signal: AbortSignal) => {
    const told = eventOf(now().written, about);
    write(sending(now().written, told, Date.now()));
    try {
      const event = await events.report(told, now().written.key, signal);
      write(taken(now().written, { eventId: event.id, stationId: event.stationId }));
      onTaken();
      void refreshAfter(event, { farm, queryClient, userId });
    } catch (error) {
      const refusal = refusalOf(words, told.type, error);
      write(failed(now().written, refusal));
      if (!signal.aborted) onRefused(refusal);
      throw error;
    }
  };

  const finish = () => {
    const { form } = now().written;
    drop();
    const blank = blankReport(newIdempotencyKey());
    put({ written: { ...blank, form: reportForm(form, { act: 'succeed' }) }, photos: [] });
  };

  const send = async (signal: AbortSignal): Promise<void> => {
    const kind = now().written.form.kind!;
    if (now().written.sent === null) await sendEvent(signal);
    const { photos, written } = now();
    const { eventId } = written.sent!;
    const onNext = (at: number) => setProgress({ at, of: photos.length });
    const left = await sendPhotos(words, images, { eventId, photos, onNext, signal });
    setProgress(null);
    if (left.length > 0) {
      put({ ...now(), photos: left });
      throw new PhotosLeft(left.length);
    }
    finish();
    onDone(kind);
  };
  return { send, finish, progress };
}
