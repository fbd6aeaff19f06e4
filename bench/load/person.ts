/** Somebody who uses the service: signed in by password, and again by the cookie before the session's token ends. */
import type { FarmServer } from '../../scripts/farm-server.ts';

/** A token is good for ten minutes. */
const TOKEN_KEPT_MS = 8 * 60_000;

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

export interface Person {
  readonly email: string;
  /** Sends a request and reads the whole answer. */
  ask(path: string, sent?: Sent): Promise<{ readonly status: number; readonly bytes: Buffer }>;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly client: string;
}

/** @throws {Error} the account does not get in */
export async function signInAs({ base }: FarmServer, { email, password }: Account): Promise<Person> {
  const { api_key } = (await (await fetch(`${base}/config.json`)).json()) as { api_key: string };
  const json = { 'content-type': 'application/json', 'x-api-key': api_key };
  let cookie = '';
  let token = '';
  let tokenUntil = 0;
  const open = async (path: string, headers: Record<string, string>, body?: string) => {
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${email}: ${path} ${answer.status} ${await answer.text()}`);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    token = ((await answer.json()) as { access_token: string }).access_token;
    tokenUntil = Date.now() + TOKEN_KEPT_MS;
  };
  await open('/auth/sign-in', json, JSON.stringify({ email, password }));
  return {
    email,
    ask: async (path, { method = 'GET', headers = {}, body } = {}) => {
      if (Date.now() > tokenUntil) await open('/auth/refresh', { 'x-api-key': api_key, cookie });
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: { 'x-api-key': api_key, authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
