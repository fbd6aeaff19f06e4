import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt, wrongCode } from '../../../tests/support/app-codes.ts';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/people.ts';
import { type SignedIn, signingIn } from '../../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter, password, challenge, second, opened } = signingIn(() => service);
const now = () => service.clock.now;
const STEP_MS = 30_000;

interface Enrolled extends SignedIn {
  readonly secret: string;
  readonly codes: readonly string[];
}
async function enrolled(person: Person): Promise<Enrolled> {
  const session = await enter(person);
  const begun = await session.ask('/auth/second_step/app', { method: 'POST' });
  expect(begun.status).toBe(201);
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await session.ask('/auth/second_step/app/confirm', {
    body: { app_code: codeAt(secret, now()) },
  });
  expect(confirmed.status).toBe(200);
  const { backup_codes: codes } = (await confirmed.json()) as { backup_codes: string[] };
  service.clock.now += STEP_MS; // the code that confirmed it cannot be used again
  return { ...session, secret, codes };
}
const stateOf = async ({ ask }: SignedIn) =>
  (await (await ask('/auth/second_step')).json()) as Record<string, unknown>;

describe('an application', () => {
  test('counts once a code has confirmed it; the other sessions end', async () => {
    const elsewhere = await enter('grower');
    const here = await enter('grower');
    const begun = await here.ask('/auth/second_step/app', { method: 'POST' });
    const { secret, key_uri } = (await begun.json()) as Record<'secret' | 'key_uri', string>;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(key_uri);
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toContain(PEOPLE.grower.email);
    expect(uri.searchParams.get('secret')).toBe(secret);
    const confirm = (code: string) => here.ask('/auth/second_step/app/confirm', { body: { app_code: code } });
    const wrong = await confirm(wrongCode(secret, now()));
    expect(await wrong.json()).toMatchObject({ status: 400, errors: [{ field: 'app_code' }] });
    expect((await password('grower')).headers.get('set-cookie'), 'nothing is asked for yet').not.toBeNull();

    const answer = await confirm(codeAt(secret, now()));
    const { backup_codes } = (await answer.json()) as { backup_codes: string[] };
    expect(new Set(backup_codes).size).toBe(10);
    expect(await challenge('grower')).toMatchObject({
      second_steps: ['app', 'backup-code'],
      passkey_options: null,
    });
    expect(await stateOf(here)).toMatchObject({ backup_codes_left: 10, passkeys: [] });
    expect((await elsewhere.ask('/v2/clients')).status).toBe(401);
    expect((await here.ask('/v2/clients')).status).toBe(200);
    expect(service.log.join('')).not.toContain(secret);
    expect(service.log.join('')).not.toContain(backup_codes[0]);
  });

  test('lets in by the code it shows, a step before or after, each once', async () => {
    const { secret } = await enrolled('adviser');
    const [before, there, after] = [-STEP_MS, 0, STEP_MS].map((aside) => codeAt(secret, now() + aside));
    const far = codeAt(secret, now() + 3 * STEP_MS);
    const { challenge_token: token } = await challenge('adviser');
    expect((await second(token, { code: far })).status).toBe(400);
    const session = await opened(await second(token, { code: `${there!.slice(0, 3)} ${there!.slice(3)}` }));
    expect((await session.ask('/v2/clients')).status).toBe(200);
    const next = (await challenge('adviser')).challenge_token;
    expect(await (await second(next, { code: there! })).json(), 'used').toMatchObject({ code: 'bad-code' });
    expect((await second(next, { code: before! })).status, 'an earlier one').toBe(400);
    expect((await second(next, { code: after! })).status).toBe(200);
  });

  test('lets in once by a code that is sent twice at the same time', async () => {
    const { secret } = await enrolled('foreigner');
    const [one, two] = [await challenge('foreigner'), await challenge('foreigner')];
    const code = codeAt(secret, now());
    const answers = await Promise.all(
      [one, two].map(({ challenge_token }) => second(challenge_token, { code })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('is replaced without a gap: the one before is valid until the new one is confirmed', async () => {
    const session = await enrolled('neighbour');
    const begun = await session.ask('/auth/second_step/app', { method: 'POST' });
    const { secret: next } = (await begun.json()) as { secret: string };
    const { challenge_token: token } = await challenge('neighbour');
    expect((await second(token, { code: codeAt(next, now()) })).status).toBe(400);
    expect((await second(token, { code: codeAt(session.secret, now()) })).status).toBe(200);
    const code = codeAt(next, now());
    const confirmed = await session.ask('/auth/second_step/app/confirm', { body: { app_code: code } });
    expect(await confirmed.json(), 'the backup codes stay').toEqual({ backup_codes: null });
    service.clock.now += STEP_MS;
    const again = (await challenge('neighbour')).challenge_token;
    expect((await second(again, { code: codeAt(session.secret, now()) })).status).toBe(400);
    expect((await second(again, { code: codeAt(next, now()) })).status).toBe(200);
  });

  test('is removed, and with the last step the backup codes', async () => {
    const session = await enrolled('steward');
    expect((await session.ask('/auth/second_step/app', { method: 'DELETE' })).status).toBe(204);
    expect(await stateOf(session)).toMatchObject({ app_since: null, backup_codes_left: 0 });
    expect((await password('steward')).headers.get('set-cookie')).not.toBeNull();
    expect((await session.ask('/auth/second_step/app', { method: 'DELETE' })).status).toBe(404);
  });

  test('keeps its secret sealed, and another account’s row opens nothing', async () => {
    const { secret } = await enrolled('superReader');
    const rows = await service.databases.auth.selectFrom('second_step_app').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const of = (person: Person) => rows.find(({ user_id }) => user_id === PEOPLE[person].user_id)!;
    const superuser = await service.superuser();
    const { sealed_secret } = of('superReader');
    await superuser.query('update second_step_app set sealed_secret = $1, last_step = 0 where user_id = $2', [
      sealed_secret,
      PEOPLE.grower.user_id,
    ]);
    await superuser.end();
    const { challenge_token: token } = await challenge('grower');
    expect((await second(token, { code: codeAt(secret, now()) })).status).toBe(500);
  });
});

describe('a challenge', () => {
  test('opens one session, in ten minutes and five tries', async () => {
    const { secret } = await enrolled('superAdmin');
    const right = () => ({ code: codeAt(secret, now()) });
    const wrong = () => ({ code: wrongCode(secret, now()) });
    const { challenge_token: token } = await challenge('superAdmin');
    expect((await second(token, right())).status).toBe(200);
    service.clock.now += STEP_MS;
    expect(await (await second(token, right())).json()).toMatchObject({
      status: 401,
      code: 'challenge-over',
    });

    const late = (await challenge('superAdmin')).challenge_token;
    service.clock.now += 10 * 60_000;
    expect((await second(late, right())).status).toBe(401);

    const tried = (await challenge('superAdmin')).challenge_token;
    const answers = await Promise.all(Array.from({ length: 8 }, () => second(tried, wrong())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect((await second(tried, right())).status, 'the right one is too late').toBe(401);
    expect((await second('made-up', right())).status).toBe(401);

    const more = (await challenge('superAdmin')).challenge_token;
    const last = (await challenge('superAdmin')).challenge_token;
    for (const each of [more, last]) {
      await Promise.all(Array.from({ length: 5 }, () => second(each, wrong())));
    }
    const waits = await second((await challenge('superAdmin')).challenge_token, right());
    expect(waits.status, 'fifteen an hour').toBe(429);
    service.clock.now += 3_600_000;
    expect((await second((await challenge('superAdmin')).challenge_token, right())).status).toBe(200);
  });

  test('is nobody else’s: a code of another account opens nothing', async () => {
    const [mine, theirs] = [await enrolled('narrowed'), await enrolled('manager')];
    const { challenge_token: token } = await challenge('narrowed');
    expect((await second(token, { code: codeAt(theirs.secret, now()) })).status).toBe(400);
    expect((await second(token, { code: theirs.codes[0]! })).status).toBe(400);
    expect((await second(token, { passkey: { id: 'x', response: {} } })).status).toBe(400);
    expect((await second(token, {})).status).toBe(400);
    expect((await second(token, { code: codeAt(mine.secret, now()) })).status).toBe(200);
  });

  test('is not answered for an account that was closed meanwhile', async () => {
    const { secret } = await enrolled('admin');
    const { challenge_token: token } = await challenge('admin');
    const close = (enabled: boolean) =>
      service.databases.owner
        .updateTable('user_account')
        .set({ enabled })
        .where('user_id', '=', PEOPLE.admin.user_id)
        .execute();
    await close(false);
    expect((await second(token, { code: codeAt(secret, now()) })).status).toBe(401);
    await close(true);
  });
});

describe('backup codes', () => {
  test('let in once each, however they are typed; new ones replace them', async () => {
    const session = await enrolled('disabled');
    const [one, two, three] = session.codes as [string, string, string];
    const use = async (code: string) => second((await challenge('disabled')).challenge_token, { code });
    expect((await use(one)).status).toBe(200);
    expect((await use(one)).status).toBe(400);
    expect((await use(` ${two.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await stateOf(session)).toMatchObject({ backup_codes_left: 8 });
    const renewed = await session.ask('/auth/second_step/backup_codes', { method: 'POST' });
    const { backup_codes } = (await renewed.json()) as { backup_codes: string[] };
    expect((await use(three)).status, 'over').toBe(400);
    expect((await use(backup_codes[0]!)).status).toBe(200);
    const stored = await service.databases.auth.selectFrom('backup_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(backup_codes[1]);
  });
});

test('nothing is changed without a password that was shown just now', async () => {
  const session = await enter('steward');
  service.clock.now += 10 * 60_000 + 1;
  const begin = () => session.ask('/auth/second_step/app', { method: 'POST' });
  expect(await (await begin()).json()).toMatchObject({ status: 403, code: 'proof-needed' });
  for (const [method, path] of [
    ['DELETE', '/auth/second_step/app'],
    ['DELETE', '/auth/second_step/passkeys/1'],
    ['POST', '/auth/second_step/passkeys/request'],
    ['POST', '/auth/second_step/backup_codes'],
  ] as const) {
    expect((await session.ask(path, { method })).status, path).toBe(403);
  }
  const prove = (text: string) => session.ask('/auth/prove', { body: { password: text } });
  expect(await (await prove('un manzano')).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'password' }],
  });
  expect((await begin()).status).toBe(403);
  expect((await prove(PASSWORD)).status).toBe(200);
  expect((await begin()).status).toBe(201);
});

test('a challenge ends with the password that it was made by', async () => {
  const { secret, ask } = await enrolled('steward');
  const { challenge_token: token } = await challenge('steward');
  const chosen = 'tractor azul tras la lluvia';
  const body = { password: PASSWORD, new_password: chosen };
  expect((await ask('/auth/password', { body })).status).toBe(200);
  const late = await second(token, { code: codeAt(secret, now()) });
  expect(await late.json()).toMatchObject({ code: 'challenge-over' });
});
