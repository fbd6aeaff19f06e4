import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadlocksOf } from '../races/deadlocks.ts';
import { type Campaign, campaign } from './campaign.ts';
import { embeddedPostgres } from './embedded-postgres.ts';
import { type ServerGroup, serverGroup } from './group.ts';
import { serversComeAndGo } from './rounds.ts';

/** `VIGIA_SERVER_ROUNDS=100` for the long run. */
const ROUNDS = Number(process.env.VIGIA_SERVER_ROUNDS ?? 2);
/** Rights and sessions may be remembered so long by a server. */
const REMEMBERED_MS = 5_000;

let group: ServerGroup;
let people: Campaign;
beforeAll(async () => {
  group = await serverGroup({ count: 3, postgres: await embeddedPostgres() });
  people = await campaign(group);
});
afterAll(() => group?.close());

test(`any of three servers is killed or stopped while all get requests, ${ROUNDS} rounds: nothing acknowledged is lost, and what is refused may be sent again`, {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  await serversComeAndGo(group, people, ROUNDS);
});

test('a session that is ended at one server is over at the others', async () => {
  const { cookie, headers } = await group.session();
  const at = async (server: string) => (await fetch(`${server}/v2/clients`, { headers })).status;
  for (const server of group.servers) expect(await at(server), server).toBe(200);
  const out = await fetch(`${group.servers[0]}/auth/sign-out`, {
    method: 'POST',
    headers: { ...headers, cookie },
  });
  expect(out.ok).toBe(true);
  for (const server of group.servers) {
    await expect.poll(() => at(server), { timeout: 2 * REMEMBERED_MS }).toBe(401);
  }
});

test('no two servers waited for each other', async () => {
  expect(await deadlocksOf(group.databases.owner)).toBe(0);
});
