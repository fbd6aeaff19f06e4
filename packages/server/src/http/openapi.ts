import { Problem } from '@vigia/api/contract';
import { DICTIONARY } from '@vigia/api/dictionary';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { withMeanings } from './names.ts';
import { describedWebhooks, messageSchemas } from './openapi-webhooks.ts';

/** Serves the description of the service, made of the contract's shapes and its dictionary at the first request. */
export function mountOpenApi(app: Hono<AppEnv>, version: string): void {
  let made: ReturnType<typeof describe> | undefined;
  app.get('/openapi.json', async (c) => {
    made ??= describe(app, version);
    return c.json(await made, 200, { 'cache-control': 'public, max-age=300' });
  });
}

/** A document of OpenAPI names the dialect of its shapes itself. */
function problemSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(Problem);
  return schema;
}

async function describe(app: Hono<AppEnv>, version: string) {
  const document = await generateSpecs(app, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: 'Vigía',
        version,
        description: [
          'Every call of the service. Devices: [how to send measurements and photos](/docs/devices).',
          'A day is `YYYY-MM-DD` of America/Santiago (local day), an instant is ISO 8601 in UTC.',
          'What a caller does not see is answered 404, as what does not exist.',
        ].join(' '),
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          serviceToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'svc_…',
            description:
              'The token of a program, with the scopes that a call lists; neither `x-api-key` nor a session goes with it.',
          },
          embedKey: { type: 'apiKey', in: 'query', name: 'key' },
          embedToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          doorSecret: { type: 'http', scheme: 'bearer', bearerFormat: 'upl_…' },
          deviceKey: { type: 'apiKey', in: 'header', name: 'x-device-key' },
        },
        schemas: { Problem: problemSchema(), ...messageSchemas() },
        responses: {
          Problem: {
            description: 'The call failed (RFC 9457): `code` tells why.',
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        },
      },
    },
  });
  return withMeanings({ ...document, webhooks: describedWebhooks() }, DICTIONARY);
}
