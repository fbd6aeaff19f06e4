import { readConfig } from '../../src/run/config.ts';
import { codeAt } from '../support/app-codes.ts';
import { authenticator } from '../support/authenticator.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { type Ask, startTestApp } from '../support/test-app.ts';
import type { Make, Tools } from './make.ts';
import { elsewhere, longAgo, one, type Special, steps, untilRefused } from './steps.ts';

/** Somebody whose second step no other test here needs. */
export const WHO = 'steward';
const DELETE: Ask = { method: 'DELETE' };
const POST: Ask = { method: 'POST' };
const APP = '/auth/second_step/app';
const PASSKEYS = '/auth/second_step/passkeys';
const CODES = '/auth/second_step/backup_codes';
export const prove = one(WHO, '/auth/prove', { body: { password: PASSWORD }, ...elsewhere('10.0.1.1') });
const madeUp = { body: { challenge_token: 'made-up', name: 'Teléfono', passkey: { id: 'x' } } };

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const known = await answer;
  if (!known.ok) throw new Error(await known.text());
  return (await known.json()) as T;
};

/** The secret of the application of theirs that has just been confirmed. */
async function enrol(tools: Tools): Promise<string> {
  await prove(tools);
  const { secret } = await json<{ secret: string }>(one(WHO, APP, POST)(tools));
  const code = codeAt(secret, tools.everybody.service.clock.now);
  await json(one(WHO, `${APP}/confirm`, { body: { app_code: code } })(tools));
  tools.everybody.service.clock.now += 30_000;
  return secret;
}
export const enrolled: Make = async (tools) => {
  await enrol(tools);
  return new Response();
};
const confirmed: Make = async (tools) => {
  await prove(tools);
  const { secret } = await json<{ secret: string }>(one(WHO, APP, POST)(tools));
  const code = codeAt(secret, tools.everybody.service.clock.now);
  return await one(WHO, `${APP}/confirm`, { body: { app_code: code } })(tools);
};

interface Request {
  readonly challenge_token: string;
  readonly passkey_options: { readonly challenge: string };
}
const passkeyKept: Make = async (tools) => {
  await prove(tools);
  const options = await json<Request>(one(WHO, `${PASSKEYS}/request`, POST)(tools));
  const { challenge_token, passkey_options } = options;
  const passkey = authenticator().make(passkey_options.challenge);
  return await one(WHO, PASSKEYS, { body: { challenge_token, name: 'Teléfono', passkey } })(tools);
};
const passkeyRemoved: Make = async (tools) => {
  await passkeyKept(tools);
  const { passkeys } = await json<{ passkeys: { passkey_id: number }[] }>(
    one(WHO, '/auth/second_step')(tools),
  );
  return await one(WHO, `${PASSKEYS}/${passkeys[0]?.passkey_id}`, DELETE)(tools);
};

/** The demo account, which there is in an installation of its own. */
const asDemoAccount =
  (path: string, ask: Ask): Make =>
  async ({ everybody }) => {
    const env = { VIGIA_DATA: everybody.service.dataFolder, VIGIA_DEMO_EMAIL: PEOPLE[WHO].email };
    const other = await startTestApp({ config: readConfig(env) });
    const answer = await (await other.as(WHO))(path, ask);
    await other.close();
    return answer;
  };

const signIn = (from: string) =>
  one('anonymous', '/auth/sign-in', {
    body: { email: PEOPLE[WHO].email, password: PASSWORD },
    ...elsewhere(from),
  });
const challenged = async (tools: Tools, from: string): Promise<string> =>
  (await json<{ challenge_token: string }>(signIn(from)(tools))).challenge_token;
const answerWith =
  (codeOf: (secret: string, now: number) => string, before: Make = async () => new Response()): Make =>
  async (tools) => {
    const secret = await enrol(tools);
    const challenge_token = await challenged(tools, '10.0.1.2');
    await before(tools);
    const code = codeOf(secret, tools.everybody.service.clock.now);
    return await one('anonymous', '/auth/second_step/answer', { body: { challenge_token, code } })(tools);
  };
const ANSWER = 'POST /auth/second_step/answer';

const tooOften: Make = async (tools) => {
  await enrol(tools);
  let answer = new Response();
  for (let i = 0; i < 4; i += 1) {
    const challenge_token = await challenged(tools, `10.0.1.${10 + i}`);
    const wrong = { body: { challenge_token, code: 'ninguno' } };
    answer = await untilRefused(5, one('anonymous', '/auth/second_step/answer', wrong))(tools);
  }
  return answer;
};
const archivedMeanwhile = answerWith(codeAt, async ({ superuser }) => {
  await superuser.query('update client set client_is_archived = true where client_id = 1');
  return new Response();
});

/** Calls that change one's own second step, each with a request that would be looked at. */
const CHANGES: readonly (readonly [route: string, path: string, ask: Ask])[] = [
  ['POST /auth/second_step/app', APP, POST],
  ['POST /auth/second_step/app/confirm', `${APP}/confirm`, { body: { app_code: '123456' } }],
  ['DELETE /auth/second_step/app', APP, DELETE],
  ['POST /auth/second_step/passkeys/request', `${PASSKEYS}/request`, POST],
  ['POST /auth/second_step/passkeys', PASSKEYS, madeUp],
  ['DELETE /auth/second_step/passkeys/{passkey_id}', `${PASSKEYS}/1`, DELETE],
  ['POST /auth/second_step/backup_codes', CODES, POST],
];
const PROVE = { body: { password: PASSWORD } };
const OTHERS = `/v2/users/${PEOPLE[WHO].user_id}/second_step`;

const STEP_PATH = '/auth/prove/second_step';
const PROVE_STEP = `POST ${STEP_PATH}`;
const ofNoChallenge = { body: { challenge_token: 'made-up', code: '123456' } };
const proved = async (tools: Tools): Promise<string> =>
  (await json<{ challenge_token: string }>(prove(tools))).challenge_token;
const proveBy =
  (codeOf: (secret: string, now: number) => string): Make =>
  async (tools) => {
    const secret = await enrol(tools);
    const challenge_token = await proved(tools);
    const code = codeOf(secret, tools.everybody.service.clock.now);
    return await one(WHO, STEP_PATH, { body: { challenge_token, code } })(tools);
  };
const provesTooOften: Make = async (tools) => {
  await enrol(tools);
  let answer = new Response();
  for (let i = 0; i < 4; i += 1) {
    const wrong = { body: { challenge_token: await proved(tools), code: 'ninguno' } };
    answer = await untilRefused(5, one(WHO, STEP_PATH, wrong))(tools);
  }
  return answer;
};

const ownSession: Make = async (tools) => {
  const [first] = await json<{ session_id: string }[]>(one(WHO, '/auth/sessions')(tools));
  return await one(WHO, `/auth/sessions/${first?.session_id}`, DELETE)(tools);
};

export const specialSecondStep: readonly Special[] = [
  { route: 'DELETE /auth/sessions/{session_id}', answer: 'good', run: ownSession },
  { route: 'DELETE /auth/sessions/{session_id}', answer: 'password-needed', run: longAgo(ownSession) },
  {
    route: 'POST /auth/sessions/end_others',
    answer: 'password-needed',
    run: longAgo(one(WHO, '/auth/sessions/end_others', POST)),
  },
  { route: 'POST /auth/prove', answer: 'good', run: prove },
  { route: 'POST /auth/prove', answer: 'not-allowed', run: asDemoAccount('/auth/prove', PROVE) },
  {
    route: 'POST /auth/prove',
    answer: 'too-many-requests',
    run: untilRefused(
      10,
      one('foreigner', '/auth/prove', { body: { password: 'un manzano' }, ...elsewhere('10.0.1.3') }),
    ),
  },
  { route: PROVE_STEP, answer: 'good', run: proveBy(codeAt) },
  { route: PROVE_STEP, answer: 'bad-code', run: proveBy(() => 'ninguno') },
  { route: PROVE_STEP, answer: 'challenge-over', run: one(WHO, STEP_PATH, ofNoChallenge) },
  { route: PROVE_STEP, answer: 'not-allowed', run: asDemoAccount(STEP_PATH, ofNoChallenge) },
  { route: PROVE_STEP, answer: 'too-many-requests', run: provesTooOften },
  ...CHANGES.flatMap(([route, path, ask]): Special[] => [
    { route, answer: 'not-allowed', run: asDemoAccount(path, ask) },
    { route, answer: 'proof-needed', run: longAgo(one('narrowed', path, ask)) },
  ]),
  { route: 'POST /auth/second_step/app', answer: 'good', run: steps(prove, one(WHO, APP, POST)) },
  { route: 'POST /auth/second_step/app/confirm', answer: 'good', run: confirmed },
  { route: 'DELETE /auth/second_step/app', answer: 'good', run: steps(enrolled, one(WHO, APP, DELETE)) },
  { route: 'DELETE /auth/second_step/app', answer: 'not-found', run: steps(prove, one(WHO, APP, DELETE)) },
  {
    route: 'POST /auth/second_step/passkeys/request',
    answer: 'good',
    run: steps(prove, one(WHO, `${PASSKEYS}/request`, POST)),
  },
  { route: 'POST /auth/second_step/passkeys', answer: 'good', run: passkeyKept },
  { route: 'DELETE /auth/second_step/passkeys/{passkey_id}', answer: 'good', run: passkeyRemoved },
  {
    route: 'DELETE /auth/second_step/passkeys/{passkey_id}',
    answer: 'not-found',
    run: steps(prove, one(WHO, `${PASSKEYS}/1`, DELETE)),
  },
  {
    route: 'POST /auth/second_step/backup_codes',
    answer: 'good',
    run: steps(enrolled, one(WHO, CODES, POST)),
  },
  {
    route: 'POST /auth/second_step/backup_codes',
    answer: 'conflict',
    run: steps(prove, one(WHO, CODES, POST)),
  },
  { route: ANSWER, answer: 'good', run: answerWith(codeAt) },
  { route: ANSWER, answer: 'bad-code', run: answerWith(() => 'ninguno') },
  {
    route: ANSWER,
    answer: 'challenge-over',
    run: one('anonymous', '/auth/second_step/answer', { body: { challenge_token: 'made-up', code: '1' } }),
  },
  { route: ANSWER, answer: 'client-archived', run: archivedMeanwhile },
  { route: ANSWER, answer: 'too-many-requests', run: tooOften },
  {
    route: 'DELETE /v2/users/{user_id}/second_step',
    answer: 'good',
    run: steps(enrolled, one('superAdmin', OTHERS, DELETE)),
  },
  {
    route: 'DELETE /v2/users/{user_id}/second_step',
    answer: 'proof-needed',
    run: longAgo(one('superAdmin', OTHERS, DELETE)),
  },
  {
    route: 'DELETE /v2/users/{user_id}/second_step',
    answer: 'conflict',
    run: one('superAdmin', OTHERS, DELETE),
  },
];
