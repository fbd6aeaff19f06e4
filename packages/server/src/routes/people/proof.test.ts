import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt, wrongCode } from '../../../tests/support/app-codes.ts';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/people.ts';
import { type SignedIn, signingIn } from '../../../tests/support/sign-in.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { PROOF_MS } from '../../auth/second-step/proof.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter } = signingIn(() => service);

/** Lets so much time go by that nobody who has signed in has shown lately who they are. */
const waitALittle = () => {
  service.clock.now += PROOF_MS + 1;
};
const outcome = async (answer: Promise<Response>) => {
  const { status, ...known } = await answer.then(async (one) => ({
    status: one.status,
    text: await one.text(),
  }));
  const { code } = (known.text === '' ? {} : JSON.parse(known.text)) as { code?: string };
  return code ?? status;
};
const prove = ({ ask }: SignedIn, password = PASSWORD) => ask('/auth/prove', { body: { password } });
const step = ({ ask }: SignedIn, challenge_token: string, code: string) =>
  ask('/auth/prove/second_step', { body: { challenge_token, code } });

/** Sets up an application. @returns its secret */
async function setUp({ ask }: SignedIn): Promise<string> {
  const begun = await ask('/auth/second_step/app', { method: 'POST' });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await ask('/auth/second_step/app/confirm', {
    body: { app_code: codeAt(secret, service.clock.now) },
  });
  expect(confirmed.status).toBe(200);
  return secret;
}

const NAMES = { first_name: 'Luz', last_name: 'Soto' };
const put = (person: Person, email: string): [string, Ask] => [
  `/v2/users/${PEOPLE[person].user_id}`,
  { method: 'PUT', body: { ...NAMES, email } },
];
const older = (person: Person, new_email: string): [string, Ask] => {
  const { client_id, user_id, email: old_email } = PEOPLE[person];
  const body = { ...NAMES, client_id, old_email, new_email, permissions: '', date_created: '2026-01-01' };
  return [`/users/${user_id}`, { method: 'PUT', body }];
};

describe('ten minutes after signing in', () => {
  test.each<[what: string, call: [string, Ask], good: number]>([
    ['an address', put('grower', 'grower2@vigia.example'), 200],
    ['an address, by the older call', older('narrowed', 'narrowed2@vigia.example'), 200],
    [
      'a temporary password',
      [`/v2/users/${PEOPLE.steward.user_id}/temporary_password`, { method: 'POST' }],
      201,
    ],
    [
      'the second step of somebody',
      [`/v2/users/${PEOPLE.manager.user_id}/second_step`, { method: 'DELETE' }],
      204,
    ],
  ])('%s is changed by an administrator who shows again who they are', async (_, call, good) => {
    await service.databases.owner
      .updateTable('user_account')
      .set({ second_step_since: new Date(service.clock.now).toISOString() })
      .where('user_id', '=', PEOPLE.manager.user_id)
      .execute();
    const admin = await enter('admin');
    waitALittle();
    expect(await outcome(admin.ask(...call))).toBe('proof-needed');
    expect(await outcome(prove(admin, 'un manzano'))).toBe('invalid-input');
    expect(await outcome(admin.ask(...call))).toBe('proof-needed');
    expect(await (await prove(admin)).json()).toEqual({ challenge: null });
    expect(await outcome(admin.ask(...call))).toBe(good);
  });

  test('the name of somebody is changed as before', async () => {
    const admin = await enter('admin');
    waitALittle();
    expect(await outcome(admin.ask(...put('adviser', PEOPLE.adviser.email)))).toBe(200);
  });

  test('an own session is ended after the password, one or all others', async () => {
    const [here, there] = [await enter('neighbour'), await enter('neighbour')];
    const sessions = (await (await here.ask('/auth/sessions')).json()) as {
      session_id: string;
      is_current: boolean;
    }[];
    const other = sessions.find(({ is_current }) => !is_current);
    waitALittle();
    expect((await here.ask('/auth/sessions')).status, 'they are seen without it').toBe(200);
    const end = () => here.ask(`/auth/sessions/${other?.session_id}`, { method: 'DELETE' });
    const endOthers = () => here.ask('/auth/sessions/end_others', { method: 'POST' });
    expect([await outcome(end()), await outcome(endOthers())]).toEqual([
      'password-needed',
      'password-needed',
    ]);
    expect((await there.ask('/v2/clients')).status).toBe(200);
    expect((await prove(here)).status).toBe(200);
    expect([await outcome(end()), await outcome(endOthers())]).toEqual([204, 200]);
    expect((await there.ask('/v2/clients')).status).toBe(401);
  });
});

describe('who has a second step', () => {
  const chosen = { password: PASSWORD, new_password: 'tractor azul tras la lluvia' };

  test('shows it as well, save to end a session', async () => {
    const here = await enter('foreigner');
    const secret = await setUp(here);
    const begin = () => outcome(here.ask('/auth/second_step/app', { method: 'POST' }));
    expect(await begin(), 'the code was shown just now').toBe(201);
    waitALittle();
    const challenge = (await (await prove(here)).json()) as {
      challenge_token: string;
      second_steps: string[];
    };
    expect(challenge).toMatchObject({ second_steps: ['app', 'backup-code'] });
    expect(await begin()).toBe('proof-needed');
    const change = () => outcome(here.ask('/auth/password', { body: chosen }));
    expect(await change(), 'the password is in the call, the second step is not').toBe('proof-needed');
    expect(await outcome(here.ask('/auth/sessions/end_others', { method: 'POST' }))).toBe(200);

    const { challenge_token: token } = challenge;
    expect(await outcome(step(here, token, wrongCode(secret, service.clock.now)))).toBe('bad-code');
    expect(await begin()).toBe('proof-needed');
    const code = codeAt(secret, service.clock.now);
    expect(await outcome(step(here, token, code))).toBe(200);
    expect(await outcome(step(here, token, code)), 'each once').toBe('challenge-over');
    expect([await begin(), await change()]).toEqual([201, 200]);
  });

  test('opens no session by the challenge of a proof, and proves nothing by that of a sign-in', async () => {
    const here = await enter('southAdviser');
    const secret = await setUp(here);
    service.clock.now += 30_000;
    const code = codeAt(secret, service.clock.now);
    const proof = (await (await prove(here)).json()) as { challenge_token: string };
    const answer = { challenge_token: proof.challenge_token, code };
    const asSignIn = service.ask('/auth/second_step/answer', { body: answer, from: '10.8.0.1' });
    expect(await outcome(asSignIn)).toBe('challenge-over');
    const body = { email: PEOPLE.southAdviser.email, password: PASSWORD };
    const signIn = await service.ask('/auth/sign-in', { body, from: '10.8.0.2' });
    const { challenge_token } = (await signIn.json()) as { challenge_token: string };
    expect(await outcome(step(here, challenge_token, code))).toBe('challenge-over');
    expect(await outcome(step(here, proof.challenge_token, code))).toBe(200);
  });

  test('proves nothing by the challenge of somebody else', async () => {
    const [mine, theirs] = [await enter('superReader'), await enter('superAdmin')];
    await setUp(mine);
    const secret = await setUp(theirs);
    service.clock.now += 30_000;
    const { challenge_token } = (await (await prove(theirs)).json()) as { challenge_token: string };
    const code = codeAt(secret, service.clock.now);
    expect(await outcome(step(mine, challenge_token, code))).toBe('challenge-over');
    const { rows } = await superuserRows(PEOPLE.superReader.user_id);
    expect(rows.filter(({ second_step_at }) => second_step_at !== null)).toHaveLength(1);
  });
});

async function superuserRows(userId: number) {
  const superuser = await service.superuser();
  const found = await superuser.query<{ second_step_at: string | null }>(
    'select second_step_at from session where user_id = $1 and revoked_at is null and second_step_at < $2',
    [userId, new Date(service.clock.now).toISOString()],
  );
  await superuser.end();
  return found;
}
