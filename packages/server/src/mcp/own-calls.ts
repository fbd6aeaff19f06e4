import { createHttp } from '@vigia/api/client';
import { dayOfInstant, type EpochMs } from '@vigia/domain';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { ToolCalls } from './tool.ts';

/** No such host is asked: the requests stay within the process. */
const INSIDE = 'http://vigia.invalid';
/** What belongs to the request of the assistant alone. */
const NOT_PASSED_ON = [
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'origin',
];

/**
 * The calls of the service for one request of an assistant: each passes the gate, the limits and the log of its route, as
 * if the assistant had made it. So a tool shows nothing that its token does not open.
 */
export function ownCalls(app: Hono<AppEnv>, c: AppContext, now: EpochMs): ToolCalls {
  const made = new Set<string>();
  const inside: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(c.req.raw.headers);
    for (const name of NOT_PASSED_ON) headers.delete(name);
    for (const name of ['accept', 'content-type', 'idempotency-key']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const answer = await app.fetch(new Request(request, { headers }), c.env);
    if (answer.ok) made.add(`${request.method} ${new URL(request.url).pathname}`);
    return answer;
  };
  return {
    send: createHttp({ baseUrl: INSIDE, apiKey: '', fetch: inside }),
    made: () => [...made],
    now,
    today: dayOfInstant(now),
    signal: c.req.raw.signal,
  };
}
