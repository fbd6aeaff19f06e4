import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../tests/support/app-codes.ts';
import { PEOPLE, type Person } from '../../../tests/support/people.ts';
import { signingIn } from '../../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter, challenge, second } = signingIn(() => service);

/** Sets up an application for somebody. @returns its secret and the backup codes */
async function enrolled(person: Person) {
  const { ask } = await enter(person);
  const begun = await ask('/auth/second_step/app', { method: 'POST' });
  const { secret } = (await begun.json()) as { secret: string };
  const body = { app_code: codeAt(secret, service.clock.now) };
  const confirmed = await ask('/auth/second_step/app/confirm', { body });
  const { backup_codes: codes } = (await confirmed.json()) as { backup_codes: string[] };
  service.clock.now += 30_000; // the code that confirmed it cannot be used again
  return { secret, codes };
}

const hashesOf = async (person: Person) => {
  const { auth } = service.databases;
  const ofPerson = auth.selectFrom('backup_code').where('user_id', '=', PEOPLE[person].user_id);
  return (await ofPerson.select('code_hash').execute()).map(({ code_hash }) => code_hash);
};

test('are kept as passwords are, each with a salt of its own', async () => {
  await enrolled('grower');
  const hashes = await hashesOf('grower');
  const salts = hashes.map((hash) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$/.exec(hash)?.[1]);
  expect(salts).not.toContain(undefined);
  expect(new Set(salts).size).toBe(10);
});

test('of an earlier version stay good, and are kept so from the next second step on', async () => {
  const { secret, codes } = await enrolled('manager');
  const [first, other] = codes as [string, string];
  const { user_id, client_id } = PEOPLE.manager;
  const digestOf = (code: string) =>
    createHash('sha256')
      .update(`${user_id}:${code.replaceAll('-', '')}`)
      .digest('hex');
  const { auth } = service.databases;
  await auth.deleteFrom('backup_code').where('user_id', '=', user_id).execute();
  const rows = [first, other].map((code) => ({ client_id, user_id, code_hash: digestOf(code) }));
  await auth.insertInto('backup_code').values(rows).execute();

  const use = async (code: string) => second((await challenge('manager')).challenge_token, { code });
  expect((await use(first)).status).toBe(200);
  expect(await hashesOf('manager')).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
  expect((await use(first)).status, 'used').toBe(400);
  expect((await use(codeAt(secret, service.clock.now))).status).toBe(200);
  expect((await use(other)).status).toBe(200);
  expect(await hashesOf('manager')).toEqual([]);
});

test('let in once where the same one is sent twice at the same time', async () => {
  const { codes } = await enrolled('adviser');
  const tokens = [await challenge('adviser'), await challenge('adviser')];
  const code = codes[7]!;
  const answers = await Promise.all(tokens.map(({ challenge_token }) => second(challenge_token, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});
