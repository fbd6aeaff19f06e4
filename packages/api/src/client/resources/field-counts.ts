import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import {
  type CountKey,
  type EnteredCount,
  FieldCountsAnswer,
  FieldCountsBody,
  type FieldCountsQuery,
  fieldCountsQuery,
  type ListedCount,
  ListedCountWire,
  type StoredCount,
} from '../../contract/field-count.ts';
import { toWire } from '../../contract/fields.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';

export type { CountKey, EnteredCount, ListedCount, StoredCount };

/** Timeout, ms: a whole round of traps over a slow line. */
const ENTER_MS = 60_000;

/** What the service says of one of the counts. */
export interface WrongCount {
  /** Its place in the list, from 0. */
  readonly row: number;
  readonly message: string;
}

/** The counts that a refusal names. */
export function wrongCounts(error: unknown): WrongCount[] {
  if (!(error instanceof ApiError)) return [];
  return (error.problem?.errors ?? []).flatMap(({ field, message }) => {
    const [list, row] = field.split('.');
    return list === 'field_counts' && row !== undefined ? [{ row: Number(row), message }] : [];
  });
}

export function fieldCountCalls(send: Send) {
  return {
    /** Field counts of local days, both included, oldest first. */
    list: (filter: FieldCountsQuery, signal?: AbortSignal): Promise<ListedCount[]> =>
      send('/v2/field_counts', z.array(ListedCountWire), { query: toWire(fieldCountsQuery, filter), signal }),
    /**
     * Enters counts, corrects them, or takes them out where `found` is null: all of them or none.
     *
     * @param idempotencyKey made with the first count: however often it is sent, it is carried out once
     */
    enter: async (
      clientId: ClientId,
      counts: readonly EnteredCount[],
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<readonly StoredCount[]> => {
      const body = z.encode(FieldCountsBody, { clientId, counts });
      const sent = { method: 'post', body, idempotencyKey, timeout: ENTER_MS, signal } as const;
      return (await send('/v2/field_counts', FieldCountsAnswer, sent)).counts;
    },
  };
}
