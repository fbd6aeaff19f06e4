import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSending } from '../../src/webhooks/start-sending.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { webhookFarm } from './webhook-farm.ts';

let database: TestDatabase;
let receiver: Receiver;
beforeAll(async () => {
  database = await testDatabase();
  await insertSmallFarm(database.databases);
  await database.databases.owner.deleteFrom('webhook').execute();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver?.close();
  await database?.cleanup();
});

/** Pauses that a test ends one by one. */
function steps() {
  const asked: number[] = [];
  let goOn = () => {};
  return {
    asked,
    pause: (ms: number, signal: AbortSignal) =>
      new Promise<void>((end) => {
        asked.push(ms);
        goOn = end;
        signal.addEventListener('abort', () => end());
      }),
    /** Lets a pass happen, until the pause after it. */
    pass: async () => {
      const passes = asked.length;
      goOn();
      await vi.waitFor(() => expect(asked.length).toBe(passes + 1), 10_000);
      return asked.at(-1);
    },
  };
}

test('the sender looks each half minute without a webhook that is on, and each three seconds with one', async () => {
  const clock = { now: TEST_NOW };
  const farm = webhookFarm(database, clock);
  const { owner } = database.databases;
  const { pause, pass, asked } = steps();
  const stop = startSending(farm.tools, pause);
  await vi.waitFor(() => expect(asked).toEqual([30_000]), 10_000);
  const { webhookId } = await farm.add({ url: receiver.url });
  await farm.happen(1001);
  expect(await pass()).toBe(3_000);
  expect(receiver.received).toHaveLength(1);
  await owner.updateTable('webhook').set({ webhook_state: 'paused' }).execute();
  await farm.happen(1001);
  expect(await pass()).toBe(30_000);
  expect(receiver.received).toHaveLength(1);
  await farm.remove(webhookId);
  await stop();
});

test('what cannot be read is told in the log, and tried again soon', async () => {
  const farm = webhookFarm(database, { now: TEST_NOW });
  const { pause, asked } = steps();
  const warn = vi.spyOn(farm.tools.log, 'warn');
  const gone = { ...database.databases, owner: null as never };
  const stop = startSending({ ...farm.tools, databases: gone }, pause);
  await vi.waitFor(() => expect(asked).toEqual([3_000]), 10_000);
  expect(warn).toHaveBeenCalledOnce();
  await stop();
});
