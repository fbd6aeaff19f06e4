import { ApiError, imageCalls, newIdempotencyKey } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useEffect, useRef, useState } from 'react';
import { saveProblem } from '../../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { canSend, correctionOf, newItem, type PhotoItem, type TypedTime } from './photo-item.ts';
import { storePhoto } from './store-photo.ts';

const NONE: readonly PhotoItem[] = [];

/**
 * Photos to be imported to a station: the service checks each as it is chosen, and each is sent on its
 * own, so that a failure does not hold back the others and an interrupted import can continue.
 */
export function usePhotoImport(stationId: StationId, onStored: () => void) {
  const reasons = useWords(REASONS);
  const dialogWords = useWords(DIALOGS);
  const images = useCalls(imageCalls);
  const [items, setItems] = useState(NONE);
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [wasStopped, setStopped] = useState(false);
  const latest = useRef(items);
  const lastId = useRef(0);
  const looking = useRef(Promise.resolve());
  const closing = useRef<AbortController | null>(null);
  const sending = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => {
      controller.abort();
      sending.current?.abort();
    };
  }, []);

  const set = (next: readonly PhotoItem[]) => {
    latest.current = next;
    setItems(next);
  };
  const change = (id: number, part: Partial<PhotoItem>) =>
    set(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const isHere = (id: number) => latest.current.some((item) => item.id === id);

  const look = async (id: number, file: File) => {
    const signal = closing.current?.signal;
    if (!isHere(id) || signal?.aborted) return;
    change(id, { phase: 'checking' });
    try {
      const [answer = null] = await images.importTo(
        stationId,
        [file],
        { dryRun: true },
        newIdempotencyKey(),
        signal,
      );
      change(id, { phase: 'checked', answer });
    } catch (error) {
      change(id, { phase: 'checked', failure: { at: 'checking', reason: reasonOf(reasons, error) } });
    }
  };

  const add = (files: readonly File[]) => {
    setStopped(false);
    for (const file of files) {
      lastId.current += 1;
      const id = lastId.current;
      set([...latest.current, newItem(id, file)]);
      looking.current = looking.current.then(() => look(id, file));
    }
  };

  const send = async (item: PhotoItem, signal: AbortSignal) => {
    const { id } = item;
    change(id, { phase: 'sending', failure: null });
    try {
      change(id, { phase: 'done', answer: await storePhoto(images, stationId, item, signal) });
    } catch (error) {
      const wasCut = error instanceof ApiError && error.kind === 'aborted';
      change(id, {
        phase: 'checked',
        failure: wasCut ? null : { at: 'sending', reason: reasonOf(reasons, error) },
      });
    }
  };

  const correct = async (item: PhotoItem) => {
    const { id, answer } = item;
    const wanted = correctionOf(item, stationId, Date.now());
    if (!answer?.storedAs || wanted === null) return;
    const { imageId, takenAt, stationId: storedAt } = answer.storedAs;
    change(id, { phase: 'sending', failure: null });
    try {
      const image = { id: imageId, takenAt, stationId: storedAt, deletedAt: null };
      await images.edit([{ image, change: wanted }], newIdempotencyKey(), closing.current?.signal);
      change(id, { phase: 'corrected' });
      onStored();
    } catch (error) {
      change(id, { phase: 'checked', failure: { at: 'sending', reason: saveProblem(dialogWords, error) } });
    }
  };

  const start = async () => {
    const controller = new AbortController();
    sending.current = controller;
    const due = latest.current.filter((item) => canSend(latest.current, item, Date.now()));
    setStopped(false);
    for (const [done, item] of due.entries()) {
      if (controller.signal.aborted) break;
      setSent({ done, total: due.length });
      if (isHere(item.id)) await send(item, controller.signal);
    }
    sending.current = null;
    setSent(null);
    if (latest.current.some(({ phase }) => phase === 'done')) onStored();
  };

  return {
    items,
    /** While they are sent. */
    sent,
    wasStopped,
    add,
    remove: (id: number) => set(latest.current.filter((item) => item.id !== id)),
    retime: (id: number, typed: TypedTime | null) => change(id, { typed, failure: null }),
    start: () => void start(),
    correct: (item: PhotoItem) => void correct(item),
    stationId,
    stop: () => {
      setStopped(true);
      sending.current?.abort();
    },
  };
}
export type PhotoImport = ReturnType<typeof usePhotoImport>;
