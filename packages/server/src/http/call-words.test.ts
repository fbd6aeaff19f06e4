/** Tests the descriptions of calls in `/openapi.json`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ROUTES } from '../routes/registry.ts';

interface Described {
  summary?: string;
  description?: string;
  requestBody?: { description?: string };
  responses: Record<string, { description?: string; $ref?: string; content?: Record<string, Refused> }>;
}
interface Refused {
  example?: { status: number; code: string };
}

let service: TestApp;
let paths: Record<string, Record<string, Described>>;
beforeAll(async () => {
  service = await startTestApp();
  ({ paths } = (await (await service.ask('/openapi.json')).json()) as { paths: typeof paths });
});
afterAll(() => service?.close());

test('every call says what it does, who may call it, and what it answers', () => {
  for (const { method, path } of ROUTES) {
    const call = paths[path]?.[method];
    const texts = [
      call?.summary,
      call?.description,
      ...Object.values(call?.responses ?? {}).map(textOfAnswer),
    ];
    if (call?.requestBody) texts.push(call.requestBody.description);
    for (const text of texts) expect(text ?? '', `${method} ${path}`).toMatch(/^.{8,}$/s);
    expect(call?.description, path).toMatch(/^For |\. For | no key and no session\./);
    expect(call?.description, path).toMatch(/\.$/);
  }
});
const textOfAnswer = (answer: Described['responses'][string]) => answer.description ?? answer.$ref;

test('a call says whom it is for, how often it is carried out and how much it takes', () => {
  const descriptionOf = (method: string, path: string) => {
    const call = paths[path]?.[method];
    return [call?.description, call?.requestBody?.description].join(' ');
  };
  expect(descriptionOf('get', '/v2/changes')).toMatch(
    /For administrators of the client, and those who hold `root` on it\. $/,
  );
  expect(descriptionOf('get', '/v2/stations')).toContain(
    'everybody who reaches the client, as far as they see its sectors',
  );
  expect(descriptionOf('post', '/v2/nodes')).toContain(
    'For super administrators who administer the client. Sent again',
  );
  expect(descriptionOf('post', '/v2/nodes/{serial}/keys')).toContain('carried out anew each time');
  expect(descriptionOf('post', '/v2/nodes/{serial}/data')).toMatch(
    /own key in `x-device-key`.* JSON of up to 2 MB\.$/,
  );
  expect(descriptionOf('get', '/embed/stations/{station_id}/card.svg')).toMatch(
    /`card`: .*, or the key itself in `key`\. $/,
  );
});

test('each refusal has what it looks like, with its own status and one of its codes', () => {
  for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, { description, content }] of Object.entries(call.responses)) {
      const refused = content?.['application/problem+json']?.example;
      if (refused === undefined) continue;
      expect(refused.status).toBe(Number(status));
      expect(description).toContain(`\`${refused.code}\`: `);
    }
  }
});
