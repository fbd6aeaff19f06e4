import type { EpochMs } from '@vigia/domain';
import type { UserId } from '@vigia/domain/farm';
import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { ANSWER_DATABASE } from './answer-database.ts';
import { heldOpen } from './held-open.ts';
import type { Question } from './question.ts';

/** Most answers of a kind that are kept; the oldest go first. A photo takes some 30 kB, a curve some 5 kB. */
const MOST = { data: 4_000, photo: 400 };

/** An answer of the service as it is kept on this device. */
export interface KeptAnswer {
  readonly userId: UserId;
  /** As it was asked, and as it is asked on any day: `questionOf`. */
  readonly asked: string;
  readonly onAnyDay: string;
  readonly rolling: string;
  readonly kind: 'data' | 'photo';
  readonly at: EpochMs;
  readonly data: unknown;
}

interface Schema extends DBSchema {
  answers: {
    key: [UserId, string];
    value: KeptAnswer;
    indexes: { asked: [UserId, string]; rolling: [UserId, string]; age: [KeptAnswer['kind'], EpochMs] };
  };
}

/** Raise when the shape changes: what an older build kept is then asked again. */
const VERSION = 2;

const { open, close } = heldOpen<Schema>(ANSWER_DATABASE, VERSION, (database) => {
  if (database.objectStoreNames.contains('answers')) database.deleteObjectStore('answers');
  const answers = database.createObjectStore('answers', { keyPath: ['userId', 'onAnyDay'] });
  answers.createIndex('asked', ['userId', 'asked']);
  answers.createIndex('rolling', ['userId', 'rolling']);
  answers.createIndex('age', ['kind', 'at']);
});

/** Keeps answers, and lets go of the oldest where there are too many. */
export async function keepAnswers(answers: readonly KeptAnswer[]): Promise<void> {
  const database = await open();
  const writing = database.transaction('answers', 'readwrite');
  await Promise.all([...answers.map((answer) => writing.store.put(answer)), writing.done]);
  for (const kind of ['data', 'photo'] as const) await forgetOldest(database, kind);
}

const ofKind = (kind: KeptAnswer['kind']): IDBKeyRange =>
  IDBKeyRange.bound([kind, 0], [kind, Number.MAX_SAFE_INTEGER]);

async function forgetOldest(database: IDBPDatabase<Schema>, kind: KeptAnswer['kind']): Promise<void> {
  const tooMany = (await database.countFromIndex('answers', 'age', ofKind(kind))) - MOST[kind];
  if (tooMany <= 0) return;
  const oldest = await database.getAllKeysFromIndex('answers', 'age', ofKind(kind), tooMany);
  const writing = database.transaction('answers', 'readwrite');
  await Promise.all([...oldest.map((key) => writing.store.delete(key)), writing.done]);
}

/** The kept answers to questions, whichever day they were asked on, in their order; undefined for one without. */
export async function keptAnswers(
  userId: UserId,
  questions: readonly Question[],
): Promise<(KeptAnswer | undefined)[]> {
  const database = await open();
  const { store } = database.transaction('answers');
  const newest = async (rolling: string) => {
    const found = await store.index('rolling').getAll([userId, rolling]);
    return found.toSorted((a, b) => b.at - a.at)[0];
  };
  return await Promise.all(
    questions.map(
      async ([asked, onAnyDay, rolling]) =>
        (await store.get([userId, onAnyDay])) ??
        (await store.index('asked').get([userId, asked])) ??
        (await newest(rolling)),
    ),
  );
}

/** Removes what was kept for others: this device has another reader now. */
export async function keepOnlyFor(userId: UserId): Promise<void> {
  const database = await open();
  const writing = database.transaction('answers', 'readwrite');
  const before = IDBKeyRange.upperBound([userId], true);
  const after = IDBKeyRange.lowerBound([userId + 1]);
  await Promise.all([writing.store.delete(before), writing.store.delete(after), writing.done]);
}

/** How many photos are kept. */
export async function keptPhotos(): Promise<number> {
  return await (await open()).countFromIndex('answers', 'age', ofKind('photo'));
}

/** Removes everything, when somebody signs out or frees this device. */
export async function forgetAnswers(): Promise<void> {
  await close();
  await deleteDB(ANSWER_DATABASE);
}
