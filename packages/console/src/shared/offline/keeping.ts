import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import type { IsoDate } from '@vigia/domain';
import type { UserId } from '@vigia/domain/farm';
import { atRest } from '../at-rest.ts';
import { isLineError } from '../line-error.ts';
import type { KeptAnswer } from './answer-store.ts';
import { isKept, questionOf } from './question.ts';

/** How long the service may take before the kept answer is shown meanwhile, ms. */
const PATIENCE_MS = 3_000;
/** Answers are written together, this long after the first of them, ms. */
const GATHERED_MS = 1_000;

/** Who reads, and on which day. */
export interface Reader {
  readonly userId: UserId;
  readonly today: IsoDate;
}

/** Loaded when it is first needed: most of it is a library. */
const answerStore = () => import('./answer-store.ts');

const patience = (): number => (navigator.onLine ? PATIENCE_MS : 0);

/**
 * Writes answers while the browser has nothing else to do, unless their reader has left meanwhile; a full or closed storage
 * keeps none.
 */
function gatheredWriter(readerOf: () => Reader | null) {
  let waiting: KeptAnswer[] = [];
  const write = () => {
    const reader = readerOf();
    const answers = waiting.filter(({ userId }) => userId === reader?.userId);
    waiting = [];
    if (answers.length === 0) return;
    answerStore()
      .then(({ keepAnswers }) => keepAnswers(answers))
      .catch(() => undefined);
  };
  return (answers: readonly KeptAnswer[]): void => {
    if (waiting.length === 0) setTimeout(() => atRest(write), GATHERED_MS);
    waiting.push(...answers);
  };
}

/** The keys under which each row of a list is kept by itself: another list may have it too. Null for what is no list. */
const rowKeysOf = ({ meta }: Query): readonly (readonly unknown[])[] | null =>
  typeof meta?.rowKeys === 'function' ? meta.rowKeys() : null;

/** The kept answer to a query, and when it came; null without one. A list has the rows that are kept. */
async function keptFor(query: Query, { userId, today }: Reader) {
  const { keptAnswers } = await answerStore();
  const rowKeys = rowKeysOf(query);
  const asked = (rowKeys ?? [query.queryKey]).map((key) => questionOf(key, today));
  const found = await keptAnswers(userId, asked);
  const dates = found.flatMap((answer) => answer?.at ?? []);
  if (dates.length === 0) return null;
  return { data: rowKeys ? found.map((row) => row?.data) : found[0]?.data, at: Math.min(...dates) };
}

function answersOf(query: Query, { userId, today }: Reader, data: unknown): KeptAnswer[] {
  const at = Date.now();
  const kept = (key: readonly unknown[], data: unknown): KeptAnswer => {
    const [asked, onAnyDay, rolling] = questionOf(key, today);
    return { userId, asked, onAnyDay, rolling, kind: key[0] === 'thumbnail' ? 'photo' : 'data', at, data };
  };
  const rowKeys = rowKeysOf(query);
  if (!rowKeys) return [kept(query.queryKey, data)];
  const rows = data as readonly unknown[];
  return rowKeys.flatMap((key, i) => (rows[i] === undefined ? [] : [kept(key, rows[i])]));
}

/**
 * Keeps the answers to what is read in the field on this device. Where the service cannot be reached, or takes long, a
 * query without data gets the kept answer, with its age; it fails all the same, so that it is asked again.
 *
 * @param readerOf null while nobody is signed in
 * @returns the `persister` of TanStack Query's options
 */
export function keepingAnswers(readerOf: () => Reader | null) {
  const write = gatheredWriter(readerOf);

  const showKept = async (query: Query): Promise<void> => {
    const reader = readerOf();
    // A storage that is closed or damaged keeps nothing.
    const kept = reader && (await keptFor(query, reader).catch(() => null));
    if (kept && query.state.data === undefined)
      query.setData(kept.data, { updatedAt: kept.at, manual: true });
  };

  return async <T>(
    ask: QueryFunction<T, readonly unknown[]>,
    context: QueryFunctionContext<readonly unknown[]>,
    query: Query,
  ): Promise<T> => {
    if (!isKept(query.queryKey)) return await ask(context);
    const isBare = query.state.data === undefined;
    const meanwhile = isBare ? setTimeout(() => void showKept(query), patience()) : undefined;
    try {
      const data = await ask(context);
      const reader = readerOf();
      if (reader) write(answersOf(query, reader, data));
      return data;
    } catch (error) {
      if (isBare && isLineError(error)) await showKept(query);
      throw error;
    } finally {
      clearTimeout(meanwhile);
    }
  };
}
