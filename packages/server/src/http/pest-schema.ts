import { PestDocument } from '@vigia/api/contract';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';

/** Serves the form of a pest's document as a JSON Schema, for editors and other programs. */
export function mountPestSchema(app: Hono<AppEnv>): void {
  const schema = { title: 'Vigía: pest', ...z.toJSONSchema(PestDocument, { io: 'input' }) };
  app.get('/schemas/pest-model.json', (c) =>
    c.json(schema, 200, { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }),
  );
}
