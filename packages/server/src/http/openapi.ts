import { Problem } from '@vigia/api/contract';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';

/** Serves the description of the service, made from the contract's shapes the first time somebody asks. */
export function mountOpenApi(app: Hono<AppEnv>, version: string): void {
  let made: ReturnType<typeof describe> | undefined;
  app.get('/openapi.json', async (c) => {
    made ??= describe(app, version);
    return c.json(await made, 200, { 'cache-control': 'public, max-age=300' });
  });
}

/** A document of OpenAPI says itself which dialect its shapes are written in. */
function problemSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(Problem);
  return schema;
}

function describe(app: Hono<AppEnv>, version: string) {
  return generateSpecs(app, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: 'Vigía',
        version,
        description:
          'Every call of the service. Devices: [how to send measurements and photos](/docs/devices).',
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          embedKey: { type: 'apiKey', in: 'query', name: 'key' },
          embedToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          deviceKey: { type: 'apiKey', in: 'header', name: 'x-device-key' },
        },
        schemas: { Problem: problemSchema() },
        responses: {
          Problem: {
            description: 'The call failed (RFC 9457)',
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        },
      },
    },
  });
}
