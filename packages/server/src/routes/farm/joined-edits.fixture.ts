import { afterAll, beforeAll, expect } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** Callers who edit, on a service that the tests of the file share. */
export function startEditing() {
  type Caller = (path: string, ask: Ask) => Promise<Response>;
  let service: TestApp;
  let admin: Caller;
  let root: Caller;
  beforeAll(async () => {
    service = await startTestApp();
    admin = await service.as('admin');
    root = await service.as('superAdmin');
  });
  afterAll(() => service.close());
  return {
    made: async <Row>(path: string, body: unknown): Promise<Row> =>
      (await (await admin(path, { method: 'POST', body })).json()) as Row,
    put: (path: string, body: unknown) => admin(path, { method: 'PUT', body }),
    root: (path: string, ask: Ask) => root(path, ask),
  };
}

/** The message at a field that both changed, for the later one. */
export const conflictText = (to: string) =>
  `Otra persona lo cambió a «${to}» mientras usted editaba. Si guarda de nuevo, queda lo suyo.`;

/** Sends two edits at the same time: one is saved and the other is refused. @returns the refusal */
export async function refusedOfTwo(edits: readonly Promise<Response>[]): Promise<unknown> {
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  return await answers.find(({ status }) => status === 409)?.json();
}
