import { useQueryClient } from '@tanstack/react-query';
import { fieldCountCalls, newIdempotencyKey, type StoredCount } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { type RefObject, useState } from 'react';
import { refreshCounts } from '../../shared/refresh-counts.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { type CountRefusal, countRefusal } from './refusal.ts';
import { countsOf, type Round, type RoundAct, undoneCounts } from './round.ts';
import type { TrapPast } from './traps.ts';
import { COUNTS } from './words.ts';

interface SendingOptions {
  readonly clientId: ClientId;
  readonly latest: RefObject<Round>;
  readonly change: (act: RoundAct) => void;
  /** What the reader saw of a trap; undefined while it is not known. */
  readonly seenAt: (trap: string) => TrapPast | undefined;
  readonly onStored: () => void;
}

/** Sends the counts of a pass, and takes them back. */
export function useSending({ clientId, latest, change, seenAt, onStored }: SendingOptions) {
  const words = useWords(COUNTS);
  const calls = useCalls(fieldCountCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CountRefusal | null>(null);
  const [stored, setStored] = useState<readonly StoredCount[] | null>(null);

  const send = async (day: IsoDate): Promise<void> => {
    const seen = (trap: string) => {
      const past = seenAt(trap);
      return past && (past.ofDay?.found ?? null);
    };
    const counts = countsOf(latest.current, day, seen);
    change({ act: 'try', counts });
    setSending(true);
    try {
      setStored(await calls.enter(clientId, counts, latest.current.key));
      setRefusal(null);
      onStored();
      refreshCounts(queryClient);
    } catch (error) {
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
  return { send, undo, isSending, refusal, stored, forgetRefusal: () => setRefusal(null) };
}
