import { type QueryKey, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFirstPaint } from './use-first-paint.ts';

/** What is known of a row of a list. */
export interface RowAnswer<Answer> {
  /** Undefined while nothing came, and for a row that the answer leaves out. */
  readonly data: Answer | undefined;
  /** It could not be had, or the answer leaves it out. */
  readonly isError: boolean;
  /** Asks again for all that was asked together with it. */
  readonly retry: () => void;
}

/** A question for the rows of a list. */
export interface ListQuestion<Row, Answer> {
  /** Rows that one call takes. */
  readonly most: number;
  readonly keyOf: (rows: readonly Row[]) => QueryKey;
  /** Answers in the order of the rows; undefined for one that is left out. */
  readonly ask: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly (Answer | undefined)[]>;
  /** ms */
  readonly staleTime?: number;
  readonly isOn: boolean;
}

/**
 * Asks once for a whole list, or as many times as its length takes, after the first list of the visit has been painted.
 *
 * @param rows the same array as long as the same is asked
 * @param question the same object as long as the same is asked
 * @returns answers by row; a row without one has none yet
 */
export function useAskedLists<Row, Answer>(
  rows: readonly Row[],
  question: ListQuestion<Row, Answer>,
): ReadonlyMap<Row, RowAnswer<Answer>> {
  const isPainted = useFirstPaint();
  const parts = useMemo(() => partsOf(rows, question.most), [rows, question.most]);
  const combine = useMemo(() => combined<Row, Answer>(parts), [parts]);
  // Nothing that comes in by itself is drawn before a letter that is typed.
  return useDeferredValue(
    useQueries({
      queries: parts.map((part) => ({
        queryKey: question.keyOf(part),
        queryFn: ({ signal }: { signal: AbortSignal }) => question.ask(part, signal),
        enabled: question.isOn && isPainted,
        staleTime: question.staleTime ?? 0,
        // How many rows are unknown where the line is down.
        meta: { rows: part.length },
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
      // What is asked for again stays what it was until the answer is there.
      const isError = errorUpdateCount > 0;
      if (!data && !isError) continue;
      const retry = () => void refetch?.();
      for (const [i, row] of part.entries())
        known.set(row, { data: data?.[i], isError: data ? data[i] === undefined : isError, retry });
    }
    return known;
  };
}
