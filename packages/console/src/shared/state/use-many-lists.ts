import { type QueryKey, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFirstPaint } from './use-first-paint.ts';

/** The answer for one row of a list. */
export interface RowAnswer<Answer> {
  /** Undefined while loading, and for a row that is missing from the answer. */
  readonly data: Answer | undefined;
  /** The request failed, or the row is missing from the answer. */
  readonly isError: boolean;
  /** Repeats the request, for all rows that it contained. */
  readonly retry: () => void;
}

/** A request for the rows of a list. */
export interface ListQuestion<Row, Answer> {
  /** Highest number of rows per call. */
  readonly most: number;
  readonly keyOf: (rows: readonly Row[]) => QueryKey;
  /** Answers in the order of the rows; undefined for a missing row. */
  readonly ask: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly (Answer | undefined)[]>;
  /** ms */
  readonly staleTime?: number;
  readonly isOn: boolean;
}

/**
 * Sends one request for a whole list, or several for a long one, after the first list of the visit is painted.
 *
 * @param rows keep the same array while the rows are the same
 * @param question keep the same object while the question is the same
 * @returns answers by row; no entry while a row is loading
 */
export function useManyLists<Row, Answer>(
  rows: readonly Row[],
  question: ListQuestion<Row, Answer>,
): ReadonlyMap<Row, RowAnswer<Answer>> {
  const isPainted = useFirstPaint();
  const parts = useMemo(() => partsOf(rows, question.most), [rows, question.most]);
  const combine = useMemo(() => combined<Row, Answer>(parts), [parts]);
  // Deferred: typing has priority over arriving answers.
  return useDeferredValue(
    useQueries({
      queries: parts.map((part) => ({
        queryKey: question.keyOf(part),
        queryFn: ({ signal }: { signal: AbortSignal }) => question.ask(part, signal),
        enabled: question.isOn && isPainted,
        staleTime: question.staleTime ?? 0,
        // `rows` for counting the unknown ones without a connection, `rowKeys` for keeping each on this device.
        meta: { rows: part.length, rowKeys: () => part.map((row) => question.keyOf([row])) },
      })),
      combine,
    }),
  );
}

function partsOf<Row>(rows: readonly Row[], most: number): (readonly Row[])[] {
  const parts: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += most) parts.push(rows.slice(from, from + most));
  return parts;
}

interface PartAnswer<Answer> {
  readonly data: readonly (Answer | undefined)[] | undefined;
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

function combined<Row, Answer>(parts: readonly (readonly Row[])[]) {
  return (answers: readonly PartAnswer<Answer>[]): ReadonlyMap<Row, RowAnswer<Answer>> => {
    const known = new Map<Row, RowAnswer<Answer>>();
    for (const [n, part] of parts.entries()) {
      const { data, errorUpdateCount = 0, refetch } = answers[n] ?? {};
      // During a repeated request a row stays as it was.
      const isError = errorUpdateCount > 0;
      if (!data && !isError) continue;
      const retry = () => void refetch?.();
      for (const [i, row] of part.entries())
        known.set(row, { data: data?.[i], isError: data ? data[i] === undefined : isError, retry });
    }
    return known;
  };
}
