import { codeOf, WidgetError } from '../elements/widget-error.ts';

/** Age at which a new session is opened, ms; a session lasts ten minutes. */
const LIFE_MS = 9 * 60_000;

/** The build of this module; an application's own bundle has none. */
const build = /\/embed\/(v[\d.]+-[0-9a-f]{8})\/panels\.js$/.exec(import.meta.url)?.[1];

interface Session {
  readonly token: Promise<string>;
  readonly opened: number;
}

const sessions = new Map<string, Session>();

/**
 * The token of requests for figures: one for all widgets of a page with the same service and key.
 *
 * @param isRefused the last token was refused: a new one is requested
 * @throws {WidgetError} the key is not for this page, or the service does not answer
 */
export function tokenOf(service: string, key: string, isRefused = false): Promise<string> {
  const name = `${service} ${key}`;
  const known = sessions.get(name);
  if (known && !isRefused && performance.now() - known.opened < LIFE_MS) return known.token;
  const token = openSession(service, key);
  sessions.set(name, { token, opened: performance.now() });
  token.catch(() => {
    if (sessions.get(name)?.token === token) sessions.delete(name);
  });
  return token;
}

async function openSession(service: string, key: string): Promise<string> {
  const url = `${service}/embed/session`;
  // Plain text, so that the browser sends no preflight.
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ key, build }),
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
  }).catch((cause: unknown) => {
    throw new WidgetError('network', `no answer from ${url}: ${String(cause)}`);
  });
  if (!response.ok) throw new WidgetError(codeOf(response.status), `${response.status} from ${url}`);
  const { token } = (await response.json().catch(() => ({}))) as { token?: unknown };
  if (typeof token !== 'string') throw new WidgetError('bad-data', `no token from ${url}`);
  return token;
}
