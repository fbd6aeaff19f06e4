import { ApiError } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import type { NewEvent } from '@vigia/domain/events';
import type { EventId } from '@vigia/domain/farm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptEvent } from './kept-events.ts';
import type { OutboxItem } from './outbox-item.ts';
import {
  isStorageFull,
  type OutboxStore,
  type PhotoUnderWay,
  type Sending,
  sendOutbox,
} from './send-outbox.ts';

const photo = (key: string) => ({ file: new File(['x'], `${key}.jpg`), key, problem: null });

const itemOf = (id: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  userId: 1,
  clientId: 1,
  queuedAt: Number(id),
  subject: 'station:1',
  about: 'Apalta 01',
  content: {
    kind: 'report',
    report: {
      id,
      key: id,
      kind: 'first_capture',
      draft: {} as KeptEvent['draft'],
      typed: {},
      editedAt: 0,
      tried: { type: 'first_capture', n: id } as unknown as NewEvent,
      sent: null,
    },
  },
  photos: [],
  taken: null,
  firstTriedAt: null,
  refusal: null,
  ...more,
});

function memoryStore(items: readonly OutboxItem[]) {
  const kept = new Map(items.map((item) => [item.id, item]));
  const store: OutboxStore = {
    itemsOf: async () => [...kept.values()].sort((a, b) => a.queuedAt - b.queuedAt),
    itemOf: async (id) => kept.get(id),
    changeItem: async (id, change) => {
      const item = kept.get(id);
      if (item) kept.set(id, change(item));
      return kept.get(id);
    },
    removeItem: async (id) => void kept.delete(id),
  };
  return { kept, store };
}

/** A service that carries out each key once and answers as it did then. */
class Service {
  readonly events = new Map<string, number>();
  readonly photos = new Map<string, number>();
  readonly order: string[] = [];

  take(key: string): number {
    if (!this.events.has(key)) this.order.push(key);
    const id = this.events.get(key) ?? this.events.size + 1;
    this.events.set(key, id);
    return id;
  }
}

const lost = () => new ApiError('network', 'no line');
const invalid = () => new ApiError('invalid', 'refused');

const sending = (store: OutboxStore, more: Partial<Sending>): Sending => ({
  userId: 1,
  store,
  send: async () => 1 as unknown as EventId,
  addPhoto: async () => undefined,
  refusalOf: (_, error) => ({ text: String(error), errors: {}, isTakenBefore: false }),
  photoProblem: () => 'no es una foto',
  onSending: () => undefined,
  onPhoto: () => undefined,
  now: async () => 1_000,
  signal: new AbortController().signal,
  ...more,
});

describe('what waits on the device', () => {
  it('is sent in the order in which it was written, and removed once the service has all of it', async () => {
    const { kept, store } = memoryStore([itemOf('2', { photos: [photo('p1'), photo('p2')] }), itemOf('1')]);
    const service = new Service();
    const photos: string[] = [];
    const told: PhotoUnderWay[] = [];
    await sendOutbox(
      sending(store, {
        send: async ({ id }) => service.take(id) as unknown as EventId,
        addPhoto: async (eventId, _, key, __, onSent) => {
          photos.push(`${eventId}:${key}`);
          onSent(0.5);
        },
        onPhoto: (photo) => told.push(photo),
      }),
    );
    expect(told.map(({ at, of, share }) => `${at}/${of} ${share}`)).toEqual([
      '1/2 0',
      '1/2 0.5',
      '2/2 0',
      '2/2 0.5',
    ]);
    expect(service.order).toEqual(['1', '2']);
    expect(photos).toEqual(['2:p1', '2:p2']);
    expect(kept.size).toBe(0);
  });

  it('keeps a refused report with its reason, and those about the same thing that follow it', async () => {
    const { kept, store } = memoryStore([itemOf('1'), itemOf('2'), itemOf('3', { subject: 'station:2' })]);
    await sendOutbox(
      sending(store, {
        send: async ({ id }) => {
          if (id === '1') throw invalid();
          return 3 as unknown as EventId;
        },
      }),
    );
    expect([...kept.keys()]).toEqual(['1', '2']);
    expect(kept.get('1')?.refusal?.text).toContain('refused');
    expect(kept.get('2')?.refusal).toBeNull();
  });

  it.each([
    ['before it is sent', 0, 0],
    ['to note that it arrived', 1, 1],
    ['to note that its photo arrived', 2, 1],
  ])(
    'says that the device is full where there is no room %s, and is sent once there is some',
    async (_, fine, taken) => {
      const { kept, store } = memoryStore([itemOf('1', { photos: [photo('p1')] })]);
      const service = new Service();
      let writes = 0;
      const full: OutboxStore = {
        ...store,
        changeItem: (...change) => {
          writes += 1;
          if (writes > fine) throw new DOMException('no room', 'QuotaExceededError');
          return store.changeItem(...change);
        },
      };
      const send = async ({ id }: OutboxItem) => service.take(id) as unknown as EventId;
      await expect(sendOutbox(sending(full, { send }))).rejects.toSatisfy(isStorageFull);
      expect([service.order.length, kept.get('1')?.refusal]).toEqual([taken, null]);
      await sendOutbox(sending(store, { send }));
      expect([service.order, kept.size]).toEqual([['1'], 0]);
    },
  );

  it('is not sent by itself when the service may have forgotten its key', async () => {
    const { kept, store } = memoryStore([itemOf('1', { firstTriedAt: 0 })]);
    let sent = 0;
    const send = async () => {
      sent += 1;
      return 1 as unknown as EventId;
    };
    await sendOutbox(sending(store, { send, now: async () => 26 * 24 * 3_600_000 }));
    expect([sent, kept.get('1')?.refusal?.text]).toEqual([0, 'too-late']);
  });

  it('is not sent either when a wrong clock says that it will first be sent in some days', async () => {
    const day = 24 * 3_600_000;
    const { kept, store } = memoryStore([itemOf('1', { firstTriedAt: 9 * day })]);
    await sendOutbox(sending(store, { now: async () => 4 * day }));
    expect(kept.get('1')?.refusal?.text).toBe('too-late');
  });

  it('waits for a line where the service’s time is not known, and for an earlier try that still runs', async () => {
    const { kept, store } = memoryStore([itemOf('1')]);
    let sent = 0;
    const send = async () => {
      sent += 1;
      throw new ApiError('conflict', 'running', { status: 409, problem: { code: 'still-running' } as never });
    };
    await sendOutbox(sending(store, { send, now: () => Promise.reject(lost()) }));
    expect([sent, kept.get('1')?.firstTriedAt]).toEqual([0, null]);
    await sendOutbox(sending(store, { send }));
    expect([sent, kept.get('1')?.refusal]).toEqual([1, null]);
  });

  it('leaves a photo that is none with its reason, and does not send the others again', async () => {
    const { kept, store } = memoryStore([itemOf('1', { photos: [photo('a'), photo('b')] })]);
    const sent: string[] = [];
    const addPhoto = async (_: unknown, __: File, key: string) => {
      sent.push(key);
      if (key === 'a') throw invalid();
    };
    await sendOutbox(sending(store, { addPhoto }));
    await sendOutbox(sending(store, { addPhoto }));
    expect(sent).toEqual(['a', 'b']);
    expect(kept.get('1')?.photos).toMatchObject([{ key: 'a', problem: 'no es una foto' }]);
  });

  it('adds photos of counts to their counts once these are stored, and keeps what is left of them', async () => {
    const count = { stationId: 7, pestId: 1, date: isoDate('2026-11-20') };
    const another = { ...count, stationId: 8 };
    const photos = [
      { ...photo('a'), count },
      { ...photo('b'), count: another },
    ];
    const { kept, store } = memoryStore([itemOf('1', { subject: 'counts:3', photos })]);
    const added: unknown[] = [];
    const send = async () => {
      added.push('counts');
      return null;
    };
    let isDown = true;
    const addPhoto = async (owner: unknown, _: File, key: string) => {
      if (isDown && key === 'b') throw lost();
      added.push([owner, key]);
    };
    await sendOutbox(sending(store, { send, addPhoto }));
    expect(kept.get('1')).toMatchObject({ taken: { eventId: null }, photos: [{ key: 'b' }] });
    isDown = false;
    await sendOutbox(sending(store, { send, addPhoto }));
    expect(added).toEqual(['counts', [count, 'a'], [another, 'b']]);
    expect(kept.size).toBe(0);
  });

  it('loses and doubles nothing, however often lines and answers are lost', async () => {
    const plan = fc.array(fc.constantFrom('ok', 'before', 'after'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(plan, fc.integer({ min: 1, max: 5 }), async (faults, count) => {
        const items = Array.from({ length: count }, (_, n) =>
          itemOf(String(n + 1), { photos: [photo(`${n}a`), photo(`${n}b`)] }),
        );
        const { kept, store } = memoryStore(items);
        const service = new Service();
        let at = 0;
        /** A call whose request or answer is lost. */
        const call = <T>(work: () => T): T => {
          const fault = faults[at++] ?? 'ok';
          if (fault === 'before') throw lost();
          const answer = work();
          if (fault === 'after') throw lost();
          return answer;
        };
        const round = () =>
          sendOutbox(
            sending(store, {
              send: async ({ id }) => call(() => service.take(id) as unknown as EventId),
              addPhoto: async (eventId, _, key) => call(() => service.photos.set(key, Number(eventId))),
            }),
          );
        for (let n = 0; n <= faults.length && kept.size > 0; n += 1) {
          await round();
          // What the screen would say: an item is gone only when the service has all of it.
          for (const { id, photos } of items) {
            const has = service.events.has(id) && photos.every(({ key }) => service.photos.has(key));
            if (!kept.has(id)) expect(has).toBe(true);
          }
        }
        expect(kept.size).toBe(0);
        expect(service.order).toEqual(items.map(({ id }) => id));
        for (const { id, photos } of items)
          expect(photos.map(({ key }) => service.photos.get(key))).toEqual(
            photos.map(() => service.events.get(id)),
          );
      }),
      { numRuns: 300 },
    );
  });
});
