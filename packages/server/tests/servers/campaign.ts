import { expect } from 'vitest';
import { doubledWrites, halfBatches, halfEvents, lostWrites } from '../crash/checks.ts';
import { filesAndRows, staleRollups } from '../crash/state.ts';
import { drafts, type StoredPhoto, type Write } from '../crash/writers.ts';
import type { ServerGroup } from './group.ts';

/** What a request may be answered while servers come and go. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Everything that people and devices write at a group of servers, with what they were answered. */
export interface Campaign {
  /** Writes of each kind at once, until `isOver` says so. */
  writeUntil(isOver: () => boolean): Promise<void>;
  /** Sends again what was not acknowledged, as a telephone or a device would, and finds what is lost, half or doubled. */
  settle(): Promise<void>;
  readonly acknowledged: () => number;
  readonly repeated: () => number;
}

/** @param patienceMs how long a write is sent again until it is acknowledged */
export async function campaign(group: ServerGroup, patienceMs = 20_000): Promise<Campaign> {
  const draft = drafts();
  const written: Write[] = [];
  let repeated = 0;

  /** Sends a write once. Anything but a success and a refusal that says when to come again is a fault. */
  const attempt = async (write: Write): Promise<boolean> => {
    const answer = await write.send(group).catch(() => null);
    if (answer === null) return false; // the connection broke
    const text = await answer.text().catch(() => null);
    const seen: Answer = { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    if (answer.ok && text !== null) {
      write.acknowledged = JSON.parse(text) as Record<string, unknown>;
      return true;
    }
    expect(seen, `${write.kind}: ${text}`).toEqual({
      // 409: the same request is still being carried out by the server that got it before.
      status: answer.status === 409 ? 409 : 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    return false;
  };
  /** Sends again until it is acknowledged, as a sender without an answer does. */
  const insist = async (write: Write): Promise<void> => {
    const deadline = Date.now() + patienceMs;
    while (!(await attempt(write))) {
      repeated += 1;
      expect(Date.now(), `${write.kind} ${write.key} in the end`).toBeLessThan(deadline);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  };

  const photo = await draft.photo();
  written.push(photo);
  await insist(photo);
  const [counted] = (photo.acknowledged as unknown as { items: [StoredPhoto] }).items;

  return {
    writeUntil: async (isOver) => {
      const writers = [
        ...[draft.application, draft.biofix, draft.swap, draft.readings, draft.readings, draft.photo],
        ...[draft.edit, () => draft.count(counted), draft.import],
      ];
      await Promise.all(
        writers.map(async (next) => {
          while (!isOver()) {
            const write = await next();
            written.push(write);
            await insist(write);
          }
        }),
      );
    },
    settle: async () => {
      expect(await lostWrites(group, written)).toEqual([]);
      expect(await halfEvents(group)).toEqual([]);
      expect(await halfBatches(group, written)).toEqual([]);
      expect(await doubledWrites(group)).toEqual([]);
      expect(await staleRollups(group)).toEqual([]);
      expect(await filesAndRows(group)).toEqual([]);
    },
    acknowledged: () => written.filter(({ acknowledged }) => acknowledged).length,
    repeated: () => repeated,
  };
}
