import { hashPassword } from '../../src/auth/password.ts';
import { putReset } from '../../src/stores/people/password-resets.ts';
import { PASSWORD, PEOPLE } from '../support/small-farm.ts';
import type { Ask } from '../support/test-app.ts';
import type { Make, Tools } from './make.ts';
import { enrolled, WHO } from './special-second-step.ts';
import { elsewhere, longAgo, one, type Special, steps, untilRefused } from './steps.ts';

const credentials = (password: string) => ({ email: PEOPLE.grower.email, password });
const NEW_PERSON = { first_name: 'Ana', last_name: 'Pérez', email: 'ana@vigia.example' };
const OLDER_CALL = {
  ...{ first_name: 'Ana', last_name: 'Pérez', client_id: 1, permissions: '' },
  ...{ old_email: PEOPLE.grower.email, new_email: NEW_PERSON.email },
  date_created: '2026-01-01T00:00:00.000Z',
};
const TEMPORARY = 'una clave de paso';
const CHOSEN = { email: NEW_PERSON.email, password: TEMPORARY, new_password: 'dos cerezos en flor' };
const newPerson = one('superAdmin', '/v2/users', {
  body: { ...NEW_PERSON, client_id: 1, temporary_password: TEMPORARY },
});
const choosing = (more: object, ask: Ask = {}) =>
  one('anonymous', '/auth/new-password', { ...ask, body: { ...CHOSEN, ...more } });

const CODE = '12345678';
/** Somebody whose session no other test here needs: choosing a password ends it. */
const FORGETFUL = PEOPLE.steward;
const resetting = (more: object, ask: Ask = {}) =>
  one('anonymous', '/auth/reset', {
    ...ask,
    body: { email: FORGETFUL.email, code: '00000000', new_password: 'dos cerezos en flor', ...more },
  });

/** As the letter with the code leaves it, which nobody here reads. */
async function codeSent({ everybody: { service } }: Tools): Promise<Response> {
  const { email, client_id, user_id } = FORGETFUL;
  const asked_at = new Date(service.clock.now).toISOString();
  const expires_at = new Date(service.clock.now + 60_000).toISOString();
  const hashes = { code_hash: await hashPassword(CODE), token_hash: 'of nothing' };
  const times = { asked_at, expires_at, code_expires_at: expires_at };
  await putReset(service.databases.auth, { client_id, user_id, email, ...hashes, ...times }, 1);
  return new Response();
}

export const specialSigning: readonly Special[] = [
  {
    route: 'POST /auth/sign-in',
    answer: 'bad-credentials',
    run: one('anonymous', '/auth/sign-in', { body: credentials('un manzano'), ...elsewhere('10.0.0.1') }),
  },
  {
    route: 'POST /auth/sign-in',
    answer: 'too-many-requests',
    run: untilRefused(
      10,
      one('anonymous', '/auth/sign-in', { body: credentials('un manzano'), ...elsewhere('10.0.0.2') }),
    ),
  },
  { route: 'POST /auth/new-password', answer: 'good', run: steps(newPerson, choosing({})) },
  {
    route: 'POST /auth/new-password',
    answer: 'cross-site',
    run: choosing({}, { headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  {
    route: 'POST /auth/new-password',
    answer: 'bad-credentials',
    run: choosing({ password: 'otra' }, elsewhere('10.0.0.3')),
  },
  {
    route: 'POST /auth/new-password',
    answer: 'too-many-requests',
    run: untilRefused(10, choosing({ password: 'otra' }, elsewhere('10.0.0.4'))),
  },
  {
    route: 'POST /auth/forgot',
    answer: 'too-many-requests',
    run: untilRefused(5, one('anonymous', '/auth/forgot', { body: { email: 'nadie@vigia.example' } })),
  },
  { route: 'POST /auth/reset', answer: 'good', run: steps(codeSent, resetting({ code: CODE })) },
  {
    route: 'POST /auth/reset',
    answer: 'cross-site',
    run: resetting({}, { headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  { route: 'POST /auth/reset', answer: 'bad-code', run: resetting({}, elsewhere('10.0.0.8')) },
  {
    route: 'POST /auth/reset',
    answer: 'too-many-requests',
    run: untilRefused(10, resetting({}, elsewhere('10.0.0.9'))),
  },
  {
    route: 'POST /auth/password',
    answer: 'good',
    run: one('neighbour', '/auth/password', {
      body: { password: PASSWORD, new_password: 'dos cerezos en flor' },
    }),
  },
  {
    route: 'POST /auth/password',
    answer: 'too-many-requests',
    run: untilRefused(
      10,
      one('foreigner', '/auth/password', {
        body: { password: 'un manzano', new_password: 'dos cerezos en flor' },
        ...elsewhere('10.0.0.6'),
      }),
    ),
  },
  {
    route: 'POST /auth/password',
    answer: 'proof-needed',
    run: steps(
      enrolled,
      longAgo(
        one(WHO, '/auth/password', { body: { password: PASSWORD, new_password: 'dos cerezos en flor' } }),
      ),
    ),
  },
  {
    route: 'PUT /v2/users/{user_id}',
    answer: 'proof-needed',
    run: longAgo(
      one('superAdmin', `/v2/users/${PEOPLE.grower.user_id}`, { method: 'PUT', body: NEW_PERSON }),
    ),
  },
  {
    route: 'PUT /users/{user_id}',
    answer: 'proof-needed',
    run: longAgo(one('superAdmin', `/users/${PEOPLE.grower.user_id}`, { method: 'PUT', body: OLDER_CALL })),
  },
  {
    route: 'POST /v2/users/{user_id}/temporary_password',
    answer: 'proof-needed',
    run: longAgo(
      one('superAdmin', `/v2/users/${PEOPLE.grower.user_id}/temporary_password`, { method: 'POST' }),
    ),
  },
  {
    route: 'POST /v2/users/{user_id}/temporary_password',
    answer: 'too-many-requests',
    run: untilRefused(
      60,
      one('superAdmin', `/v2/users/${PEOPLE.disabled.user_id}/temporary_password`, { method: 'POST' }),
    ),
  },
  { route: 'POST /auth/refresh', answer: 'good', run: refreshed },
  {
    route: 'POST /auth/sign-in',
    answer: 'client-archived',
    run: whileArchived(
      one('anonymous', '/auth/sign-in', { body: credentials(PASSWORD), ...elsewhere('10.0.0.6') }),
    ),
  },
  {
    route: 'POST /auth/new-password',
    answer: 'client-archived',
    run: steps(newPerson, whileArchived(choosing({}, elsewhere('10.0.0.7')))),
  },
  { route: 'POST /auth/refresh', answer: 'client-archived', run: refreshedWhenArchived },
];

/** The request, sent while the client of the people here is archived. */
function whileArchived(make: Make): Make {
  return async (tools) => {
    const archive = (isArchived: boolean) =>
      tools.superuser.query('update client set client_is_archived = $1 where client_id = 1', [isArchived]);
    await archive(true);
    const answer = await make(tools);
    await archive(false);
    return answer;
  };
}

async function refreshedWhenArchived(tools: Tools): Promise<Response> {
  const headers = { cookie: await cookieOf(tools, '10.0.0.10') };
  return await whileArchived(one('anonymous', '/auth/refresh', { method: 'POST', headers }))(tools);
}

async function refreshed(tools: Tools): Promise<Response> {
  const headers = { cookie: await cookieOf(tools, '10.0.0.5') };
  return await tools.everybody.ask('anonymous', '/auth/refresh', { method: 'POST', headers });
}

/** The refresh token of somebody who has just signed in from there. */
async function cookieOf({ everybody }: Tools, from: string): Promise<string> {
  const opened = await everybody.ask('anonymous', '/auth/sign-in', { body: credentials(PASSWORD), from });
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}
