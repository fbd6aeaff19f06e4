import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type Listener, listen } from '../run/listen.ts';

/** The service at a port of its own, asked by bytes that no client library would write. */
let service: TestApp;
let listener: Listener;
beforeAll(async () => {
  service = await startTestApp();
  listener = await listen(
    { fetch: (request, env) => service.app.fetch(request, env as object) },
    '127.0.0.1',
    0,
  );
});
afterAll(async () => {
  await listener.close(0);
  await service.close();
});

/** Everything that is answered until the service closes the connection. */
async function answersTo(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(listener.address).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return await text(socket);
}
const SECOND = ['GET /livez HTTP/1.1', 'host: x', 'connection: close', '', ''];
const statusesOf = (answers: string) =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);

test.each([
  ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked', '', '0', '']],
  ['two lengths', ['content-length: 0', 'content-length: 5', '']],
  ['a length with a sign', ['content-length: +5', '']],
  ['chunks that are not the last coding', ['transfer-encoding: chunked, gzip', '', '0', '']],
  ['a blank before the colon', ['content-length : 5', '']],
])('a body declared by %s is refused, and what follows it is no request', async (_, lines) => {
  const answers = await answersTo('POST /auth/sign-out HTTP/1.1', 'host: x', ...lines, ...SECOND);
  expect(statusesOf(answers)).toEqual(['400']);
});

test.each(['TRACE', 'TRACK', 'INVENTED'])('%s shows nobody what was sent', async (method) => {
  const answers = await answersTo(
    `${method} / HTTP/1.1`,
    'host: x',
    'cookie: canary',
    'connection: close',
    '',
    '',
  );
  expect(Number(statusesOf(answers)[0])).toBeGreaterThanOrEqual(400);
  expect(answers).not.toContain('canary');
});

test('a parameter that is there twice is refused, and one of the query is none of the body', async () => {
  const ask = await service.as('adviser');
  for (const path of ['/v2/stations?client_id=1&client_id=3', '/v2/stations?client_id=1&client_id=1'])
    expect((await ask(path)).status, path).toBe(400);
  const answer = await (await service.as('admin'))('/v2/seasons?client_id=1', {
    body: { season_name: 'Otra', date_start: '2027-05-01', date_end: '2028-04-30' },
  });
  expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field: 'client_id' }] });
});

test('a right that somebody lacks is a line of the log with the person, the call and the id of the request', async () => {
  const answer = await (await service.as('grower'))('/v2/sectors/11', {
    method: 'PUT',
    body: { sector_name: 'A' },
  });
  expect(answer.status).toBe(403);
  const lines = service.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ reqId }) => reqId === answer.headers.get('x-request-id'))).toMatchObject({
    ...{ method: 'PUT', route: '/v2/sectors/:sector_id', status: 403 },
    userId: PEOPLE.grower.user_id,
  });
});

test('a page and a text say that they are UTF-8', async () => {
  const photo = await (await service.as('grower'))('/v2/images/501/file');
  const paths = ['/docs/grower', '/docs', '/docs/guide.css', '/docs/start.js', '/metrics'];
  const answers = [photo, ...(await Promise.all(paths.map((path) => service.ask(path))))];
  for (const { headers } of answers)
    expect(headers.get('content-type')).toMatch(/^text\/[\w-]+;.*charset=utf-8/i);
});
