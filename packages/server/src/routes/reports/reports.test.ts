import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../tests/support/pdf-text.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createPrinter, PrintRefusal } from '../../pdf/printer.ts';

const PATH = '/v2/reports/report-html-to-pdf';
let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
});
afterAll(async () => await service.close());
const print = (body: unknown) => grower(PATH, { body });

test('answers the PDF as base64 text', async () => {
  const answer = await print({ html: '<h1>Asistencia de oídio</h1>', companyId: 1 });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const pdf = Buffer.from(await answer.text(), 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdfText(pdf)).toContain('Asistencia de oídio');
  expect((await print({ html: '<p>x', companyId: '1' })).status).toBe(200);
});

test.each([
  [{ companyId: 1 }, 'html'],
  [{ html: '', companyId: 1 }, 'html'],
  [{ html: '<p>x' }, 'companyId'],
  [{ html: '<p>x', companyId: '1; drop' }, 'companyId'],
  [{ html: '<p>x', companyId: 1, url: 'http://x' }, 'url'],
])('%j is refused, naming %s', async (body, field) => {
  const answer = await print(body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]!.field).toBe(field);
});

test('a document that is too long is refused', async () => {
  expect((await print({ html: 'x'.repeat(2_000_001), companyId: 1 })).status).toBe(400);
  expect((await print({ html: 'x'.repeat(9_000_001), companyId: 1 })).status).toBe(413);
});

test('a foreign and an unknown company are the same: not found', async () => {
  const answers = [
    await print({ html: '<p>x', companyId: 3 }),
    await print({ html: '<p>x', companyId: 9_999 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await answers[0]!.text()).toBe(await answers[1]!.text());
});

test('thirty in a minute are enough for one person', async () => {
  const none = { print: async () => Buffer.from('%PDF-'), close: async () => undefined };
  const other = await startTestApp({ printer: none });
  const admin = await other.as('admin');
  const ask = () => admin(PATH, { body: { html: '<p>x', companyId: 1 } });
  for (let i = 0; i < 30; i += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await other.close();
});

test('says what kept it from printing', async () => {
  const metrics = createMetrics([]);
  const silent = (await import('pino')).pino({ level: 'silent' });
  const without = createPrinter({ log: silent, metrics, chromiumPath: '/nowhere' });
  const busy = { print: () => Promise.reject(new PrintRefusal('busy')), close: async () => undefined };
  const bomb = { ...busy, print: () => Promise.reject(new PrintRefusal('too-complex')) };
  const ends = [];
  for (const printer of [without, busy, bomb]) {
    const other = await startTestApp({ printer });
    const reader = await other.as('adviser');
    const answer = await reader(PATH, { body: { html: '<p>x', companyId: 1 } });
    const { code } = (await answer.json()) as { code: string };
    ends.push([answer.status, code, answer.headers.get('retry-after')]);
    await other.close();
  }
  expect(ends).toEqual([
    [503, 'no-printer', null],
    [503, 'busy', '10'],
    [422, 'too-complex', null],
  ]);
});
