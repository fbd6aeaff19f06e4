import { expect } from 'vitest';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import type { Ask, TestApp } from './test-app.ts';

/** Somebody signed in, as a browser would be. */
export interface SignedIn {
  readonly cookie: string;
  readonly isSecondStepMissing: boolean;
  readonly ask: (path: string, ask?: Ask) => Promise<Response>;
  readonly refresh: () => Promise<Response>;
}

/** Signing in, each time from an address of its own, so that no limit is met. */
export function signingIn(service: () => TestApp) {
  let from = 0;
  const elsewhere = () => {
    from += 1;
    return `10.3.${Math.floor(from / 250)}.${from % 250}`;
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    service().ask(path, { body, headers, from: elsewhere() });
  const opened = async (answer: Response): Promise<SignedIn> => {
    expect(answer.status, await answer.clone().text()).toBe(200);
    const session = (await answer.json()) as { access_token: string; second_step_missing: boolean };
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { 'x-api-key': service().apiKey, authorization: `Bearer ${session.access_token}` };
    return {
      cookie,
      isSecondStepMissing: session.second_step_missing,
      ask: (path, ask = {}) =>
        service().ask(path, { from: elsewhere(), ...ask, headers: { ...headers, ...ask.headers } }),
      refresh: () => service().ask('/auth/refresh', { method: 'POST', headers: { cookie } }),
    };
  };
  const password = (person: Person, headers: Record<string, string> = {}) =>
    post('/auth/sign-in', { email: PEOPLE[person].email, password: PASSWORD }, headers);
  return {
    post,
    opened,
    /** The password alone. */
    password,
    enter: async (person: Person, headers: Record<string, string> = {}) =>
      opened(await password(person, headers)),
    /** The password of somebody with a second step. */
    challenge: async (person: Person) => {
      const answer = await password(person);
      expect(answer.headers.get('set-cookie'), 'no session yet').toBeNull();
      return (await answer.json()) as {
        challenge: string;
        challenge_token: string;
        second_steps: string[];
        passkey_options: Record<string, unknown> | null;
      };
    },
    second: (challenge_token: string, step: object) =>
      post('/auth/second_step/answer', { challenge_token, ...step }),
  };
}
