import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';

const SERVICE = 'https://vigia.example';
let keys = 0;
/** Another key for every test, because sessions outlive tests. */
const question = () => ({
  service: SERVICE,
  url: `${SERVICE}/embed/sectors/3/degree-days`,
  key: `pk_${keys++}`,
});
const never = () => new AbortController().signal;

type Answer = () => Response | Promise<Response>;

/**
 * Simulates the service.
 *
 * @param answers to requests of figures, one after the other; the last one is repeated
 */
function serviceAnswers(answers: readonly Answer[], session: Answer = () => Response.json({ token: 't' })) {
  let call = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) =>
    `${url}`.endsWith('/session') ? session() : answers[Math.min(call++, answers.length - 1)]!(),
  );
  vi.stubGlobal('fetch', fetch);
  const to = (end: string) => fetch.mock.calls.filter(([url]) => `${url}`.endsWith(end)).length;
  return { fetch, sessions: () => to('/session') };
}
afterEach(() => vi.unstubAllGlobals());

const refusal = (code: string) => () => Response.json({ code }, { status: 403 });

describe('asking the service', () => {
  it('opens one session for all, without cookies and without a preflight', async () => {
    const { fetch, sessions } = serviceAnswers([() => Response.json({ sector_name: 'x' })]);
    const started = question();
    await expect(Promise.all([ask(started, never()), ask(started, never())])).resolves.toHaveLength(2);
    expect(sessions()).toBe(1);
    expect(fetch.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ key: started.key }),
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
    });
    expect(fetch.mock.calls.at(-1)![1]).toMatchObject({
      credentials: 'omit',
      headers: { authorization: 'Bearer t' },
    });
  });

  it('opens a session anew when it has ended, once', async () => {
    const good = () => Response.json({});
    const { sessions } = serviceAnswers([refusal('bad-embed-key'), good]);
    await expect(ask(question(), never())).resolves.toEqual({});
    expect(sessions()).toBe(2);
    const again = serviceAnswers([refusal('bad-embed-key')]);
    await expect(ask(question(), never())).rejects.toMatchObject({ code: 'refused' });
    expect(again.sessions()).toBe(2);
    const notPublished = serviceAnswers([refusal('not-published')]);
    await expect(ask(question(), never())).rejects.toMatchObject({ code: 'refused' });
    expect(notPublished.sessions()).toBe(1);
  });

  it('tries a refused session again next time', async () => {
    const started = question();
    serviceAnswers([() => Response.json({})], refusal('bad-embed-key'));
    await expect(ask(started, never())).rejects.toMatchObject({ code: 'refused' });
    serviceAnswers([() => Response.json({})]);
    await expect(ask(started, never())).resolves.toEqual({});
  });

  it.each([
    [400, 'bad-attribute'],
    [401, 'refused'],
    [404, 'not-found'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ])('calls %i %s', async (status, code) => {
    serviceAnswers([() => Response.json({ code: 'x' }, { status })]);
    await expect(ask(question(), never())).rejects.toMatchObject({ name: 'WidgetError', code });
  });

  it('reports an answer that is not JSON as bad data', async () => {
    serviceAnswers([() => new Response('<!doctype html>')]);
    await expect(ask(question(), never())).rejects.toMatchObject({ code: 'bad-data' });
  });

  it('reports a missing answer as a network error, and passes on an abort', async () => {
    serviceAnswers([() => Promise.reject(new TypeError('Failed to fetch'))]);
    const started = question();
    const wrong = ask(started, never());
    await expect(wrong).rejects.toMatchObject({ code: 'network' });
    await expect(wrong).rejects.not.toThrow(started.key);
    await expect(ask(question(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
