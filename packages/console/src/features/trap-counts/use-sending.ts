import { useQueryClient } from '@tanstack/react-query';
import {
  type EnteredCount,
  fieldCountCalls,
  imageCalls,
  newIdempotencyKey,
  type StoredCount,
} from '@vigia/api/client';
import type { EpochMs, IsoDate } from '@vigia/domain';
import type { ClientId, ClientTree } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useStore } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { isLineError } from '../../shared/line-error.ts';
import { timeOfFirstTry } from '../../shared/outbox/first-try.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { noteOutboxChange } from '../../shared/outbox/outbox-state.ts';
import { removeItem } from '../../shared/outbox/outbox-store.ts';
import { queueItem } from '../../shared/outbox/queue-item.ts';
import type { TrapPhotos } from '../../shared/outbox/trap-photos.ts';
import { refreshCounts } from '../../shared/refresh-counts.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { type CountRefusal, countRefusal } from './refusal.ts';
import { countsOf, type Round, type RoundAct, undoneCounts } from './round.ts';
import { photosOfCounts } from './round-photos.ts';
import type { TrapPast } from './traps.ts';
import { COUNTS } from './words.ts';

interface SendingOptions {
  readonly clientId: ClientId;
  readonly latest: RefObject<Round>;
  readonly change: (act: RoundAct) => void;
  /** What the reader saw of a trap; undefined while it is not known. */
  readonly seenAt: (trap: string) => TrapPast | undefined;
  /** The photos of traps, as they are sent. */
  readonly readyPhotos: () => Promise<TrapPhotos>;
  readonly onStored: () => void;
  /** It is kept on this device until there is a line. */
  readonly onQueued: () => void;
}

/** Names of the fields of counts, each once. */
function fieldsOf({ sectors, stations }: ClientTree, counts: readonly EnteredCount[]): string {
  const ids = stations.filter(({ id }) => counts.some(({ stationId }) => stationId === id));
  return sectors
    .filter(({ id }) => ids.some(({ sectorId }) => sectorId === id))
    .map(({ name }) => name)
    .join(', ');
}

/** Sends the counts of a pass, and takes them back. Without a line they wait on this device. */
export function useSending({
  clientId,
  latest,
  change,
  seenAt,
  readyPhotos,
  onStored,
  onQueued,
}: SendingOptions) {
  const words = useWords(COUNTS);
  const calls = useCalls(fieldCountCalls);
  const images = useCalls(imageCalls);
  const queryClient = useQueryClient();
  const store = useStore();
  const { tree, user } = useFarm();
  const { success, failure } = useSnackbar();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CountRefusal | null>(null);
  const [stored, setStored] = useState<readonly StoredCount[] | null>(null);
  const [photosToSend, setPhotosToSend] = useState(0);
  const sentId = useRef<string | null>(null);

  /** @returns false if this device has no room for it */
  const isQueued = async (
    counts: readonly EnteredCount[],
    { photos, taken, firstTriedAt }: Pick<OutboxItem, 'photos' | 'taken' | 'firstTriedAt'>,
  ): Promise<boolean> => {
    const round = latest.current;
    const fields = fieldsOf(tree, counts);
    const queued = queueItem(store, user.id, {
      ...{ id: round.key, clientId, subject: `counts:${round.sectorId}`, about: fields },
      content: { kind: 'counts', counts, round },
      ...{ photos, taken, firstTriedAt },
    });
    return await queued.then(
      () => true,
      () => false,
    );
  };

  /** Photos follow from the outbox, also when this page is closed; without room there, they are sent here and now. */
  const sendPhotos = async (
    counts: readonly EnteredCount[],
    tried: Pick<OutboxItem, 'photos' | 'firstTriedAt'>,
  ) => {
    const { photos } = tried;
    if (photos.length === 0) return;
    if (await isQueued(counts, { ...tried, taken: { eventId: null } })) {
      sentId.current = latest.current.key;
      return setPhotosToSend(photos.length);
    }
    const sent = await Promise.allSettled(
      photos.map(({ count, file, key }) => images.addToCount(count!, file, key)),
    );
    const lost = sent.filter(({ status }) => status === 'rejected').length;
    if (lost > 0) failure(words.photosLost(lost));
  };

  const send = async (day: IsoDate): Promise<void> => {
    const seen = (trap: string) => {
      const past = seenAt(trap);
      return past && (past.ofDay?.found ?? null);
    };
    const counts = countsOf(latest.current, day, seen);
    change({ act: 'try', counts });
    setSending(true);
    const photos = photosOfCounts(counts, await readyPhotos());
    let firstTriedAt: EpochMs | null = null;
    try {
      firstTriedAt = await timeOfFirstTry(store);
      setStored(await calls.enter(clientId, counts, latest.current.key));
      setRefusal(null);
      await sendPhotos(counts, { photos, firstTriedAt });
      onStored();
      refreshCounts(queryClient);
    } catch (error) {
      const tried = { photos, taken: null, firstTriedAt };
      if (isLineError(error) && (await isQueued(counts, tried))) return onQueued();
      const refused = countRefusal(words, counts, error);
      setRefusal(refused);
      if (!refused.isUnclear) change({ act: 'refused' });
      // Somebody else may have counted the same trap.
      void queryClient.invalidateQueries({ queryKey: ['field-counts'] });
    } finally {
      setSending(false);
    }
  };

  /** @returns whether what was sent is taken back */
  const undo = async (): Promise<boolean> => {
    const back = undoneCounts(stored ?? []);
    setSending(true);
    try {
      if (sentId.current !== null) {
        await removeItem(sentId.current);
        await noteOutboxChange(store, user.id);
      }
      if (back.length > 0) await calls.enter(clientId, back, newIdempotencyKey());
      refreshCounts(queryClient);
      success(words.undone);
      return true;
    } catch (error) {
      const { atTraps, text } = countRefusal(words, back, error);
      failure(`${words.undoFailed}: ${Object.values(atTraps)[0] ?? text}`);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, undo, isSending, refusal, stored, photosToSend, forgetRefusal: () => setRefusal(null) };
}
