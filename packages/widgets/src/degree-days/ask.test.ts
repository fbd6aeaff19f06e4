import { afterEach, describe, expect, it, vi } from 'vitest';
import { degreeDaysAnswer } from './answer.fixture.ts';
import { askDegreeDays } from './ask.ts';

const QUESTION = { url: 'https://vigia.example/embed/sectors/3/degree-days', key: 'pk_live_abc' };
const never = () => new AbortController().signal;

function serviceAnswers(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

describe('asking the service', () => {
  it('sends the key in its header, no cookies, and reads the answer', async () => {
    const fetch = serviceAnswers(() => Response.json(degreeDaysAnswer()));
    await expect(askDegreeDays(QUESTION, never())).resolves.toMatchObject({ sectorName: 'Los Maitenes' });
    expect(fetch).toHaveBeenCalledWith(
      QUESTION.url,
      expect.objectContaining({
        credentials: 'omit',
        headers: { accept: 'application/json', 'x-vigia-key': 'pk_live_abc' },
      }),
    );
  });

  it.each([
    [400, 'bad-attribute'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'not-found'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ])('calls %i %s', async (status, code) => {
    serviceAnswers(() => Response.json({ code: 'x' }, { status }));
    await expect(askDegreeDays(QUESTION, never())).rejects.toMatchObject({ name: 'WidgetError', code });
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['another shape', '{"items":[]}'],
    ['a cut answer', '{"sector_name":'],
  ])('calls %s bad data', async (_, body) => {
    serviceAnswers(() => new Response(body));
    await expect(askDegreeDays(QUESTION, never())).rejects.toMatchObject({ code: 'bad-data' });
  });

  it('calls no answer a network error, and leaving no error of its own', async () => {
    serviceAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askDegreeDays(QUESTION, never())).rejects.toMatchObject({ code: 'network' });
    await expect(askDegreeDays(QUESTION, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('never tells the key in an error', async () => {
    serviceAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askDegreeDays(QUESTION, never())).rejects.not.toThrow(QUESTION.key);
  });
});
