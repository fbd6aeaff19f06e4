import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { mountPestSchema } from './pest-schema.ts';

test('the form of a pest’s document is served as a JSON Schema that names its fields', async () => {
  const app = new Hono<AppEnv>();
  mountPestSchema(app);
  const answer = await app.request('/schemas/pest-model.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const schema = (await answer.json()) as {
    $schema: string;
    required: string[];
    properties: Record<string, { properties?: object }>;
    additionalProperties: boolean;
  };
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schema.required).toEqual(['format', 'id', 'version', 'name', 'species', 'kind']);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(schema.properties.model?.properties ?? {})).toContain('generationLength');
});
