import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';
import { checked } from './validation.ts';

const Body = z.object({ name: z.string(), count: z.int() });
const app = new Hono<AppEnv>()
  .post('/', checked('json', Body), (context) => context.text('good'))
  .onError((error, context) => context.json(error instanceof HttpProblem ? error.details : null, 400));

const refusal = async (body: object) => {
  const headers = { 'content-type': 'application/json' };
  return await (await app.request('/', { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

test('a field that is not there is missing, and for one of another type the answer says what was expected', async () => {
  expect(await refusal({ count: 'dos' })).toEqual({
    errors: [
      { field: 'name', message: 'Falta' },
      { field: 'count', message: expect.stringMatching(/se esperaba número/) },
    ],
  });
});
