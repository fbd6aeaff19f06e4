import { afterAll, beforeAll, expect, test } from 'vitest';
import { drafts, type Write } from '../crash/writers.ts';
import { type Campaign, campaign } from './campaign.ts';
import { embeddedPostgres } from './embedded-postgres.ts';
import { type ServerGroup, serverGroup } from './group.ts';
import { type Readers, readers } from './readers.ts';

/** `main.ts` of an installed and built copy of an older commit: `pnpm test:long rolling` makes one. */
const OLDER = process.env.VIGIA_OLDER_SERVER;
const SERVERS = 3;
/** Writes of all kinds that are acknowledged before anything happens to the next server. */
const SOME = 40;
const PATIENCE_MS = 120_000;

let group: ServerGroup;
let people: Campaign;
let looking: Readers;
/** Requests that a server of the older version has answered, with its answers. */
const answered: { write: Write; body: unknown }[] = [];
beforeAll(async () => {
  if (!OLDER) return;
  group = await serverGroup({ count: SERVERS, postgres: await embeddedPostgres(), main: OLDER });
  people = await campaign(group);
  looking = await readers(group);
  const draft = drafts();
  for (const write of [draft.application(), await draft.photo()]) {
    answered.push({ write, body: await (await write.send(group)).json() });
  }
}, 5 * 60_000);
afterAll(() => group?.close());

const title = (what: string) => (OLDER ? what : `${what} (skipped: VIGIA_OLDER_SERVER names no older copy)`);

test.skipIf(!OLDER)(
  title('servers of an older version are replaced one by one while all are asked: nothing is lost'),
  { timeout: 20 * 60_000 },
  async () => {
    let isOver = false;
    const stop = () => {
      isOver = true;
    };
    const more = async () => {
      const before = people.acknowledged();
      await expect
        .poll(() => people.acknowledged() - before, { timeout: PATIENCE_MS, interval: 50 })
        .toBeGreaterThan(SOME);
    };
    const readyAfter: number[] = [];
    const replaceAll = async () => {
      await more();
      for (let replaced = 0; replaced < SERVERS; replaced += 1) {
        const began = performance.now();
        await group.add();
        readyAfter.push(Math.round((performance.now() - began) / 1000));
        await more(); // both versions on the new schema
        await group.end(0, 'SIGTERM');
        await more();
      }
    };
    const [, faults] = await Promise.all([
      people.writeUntil(() => isOver),
      looking.readUntil(() => isOver),
      replaceAll().finally(stop),
    ]).finally(stop);
    expect(faults).toEqual([]);
    await people.settle();
    process.stdout.write(
      `${people.acknowledged()} writes acknowledged, ${people.repeated()} times sent again, ${looking.read()} reads, new servers ready after ${readyAfter.join(', ')} s; 0 lost, 0 half, 0 doubled\n`,
    );
  },
);

test.skipIf(!OLDER)(
  title('what the older version has answered is answered again and not done again'),
  async () => {
    for (const { write, body } of answered) {
      const again = await write.send(group);
      const replayed = again.headers.get('idempotency-replayed');
      expect([again.status, replayed, await again.json()], write.kind).toEqual([201, 'true', body]);
    }
  },
);
