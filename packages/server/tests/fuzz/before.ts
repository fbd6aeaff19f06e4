import type { Actor } from '../access-matrix/people.ts';
import type { Tools } from '../conformance/make.ts';
import { enrolled, prove, WHO } from '../conformance/special-second-step.ts';
import { one, steps } from '../conformance/steps.ts';
import { PASSWORD, PEOPLE } from '../support/small-farm.ts';

/** What a step before a request adds to it. */
export interface Prepared {
  readonly actor?: Actor;
  readonly param?: Readonly<Record<string, unknown>>;
  /** Fields of the body that take the place of generated ones. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}
type Before = (tools: Tools, from: string) => Promise<Prepared>;

const TEMPORARY = 'una clave de paso';
const SOMEBODY = { first_name: 'Ana', last_name: 'Pérez', email: 'ana@vigia.example', client_id: 1 };

const proven: Before = async (tools) => {
  await steps(prove)(tools);
  return { actor: WHO };
};
const withApp: Before = async (tools) => {
  await enrolled(tools);
  return { actor: WHO };
};
const signIn = (tools: Tools, from: string) =>
  one('anonymous', '/auth/sign-in', { body: { email: PEOPLE.grower.email, password: PASSWORD }, from })(
    tools,
  );

/** What an operation needs somebody to have done just before. */
export const BEFORE: Readonly<Record<string, Before>> = {
  'POST /auth/new-password': async (tools) => {
    const body = { ...SOMEBODY, temporary_password: TEMPORARY };
    await steps(one('superAdmin', '/v2/users', { body }))(tools);
    return { body: { email: SOMEBODY.email, password: TEMPORARY } };
  },
  'POST /auth/refresh': async (tools, from) => {
    const cookie = (await signIn(tools, from)).headers.getSetCookie().map((text) => text.split(';')[0]);
    return { headers: { cookie: cookie.join('; ') } };
  },
  'DELETE /auth/sessions/{session_id}': async (tools, from) => {
    await signIn(tools, from);
    const answer = await one('grower', '/auth/sessions')(tools);
    const sessions = (await answer.json()) as { session_id: string; is_current: boolean }[];
    const other = sessions.find(({ is_current }) => !is_current);
    return { actor: 'grower', param: { session_id: other?.session_id } };
  },
  'POST /auth/second_step/app': proven,
  'POST /auth/second_step/passkeys/request': proven,
  'DELETE /auth/second_step/app': withApp,
  'POST /auth/second_step/backup_codes': withApp,
  'DELETE /v2/users/{user_id}/second_step': async (tools) => {
    await enrolled(tools);
    return { actor: 'superAdmin', param: { user_id: PEOPLE[WHO].user_id } };
  },
};
