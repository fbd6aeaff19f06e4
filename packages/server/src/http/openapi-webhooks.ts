import { messageOf } from '@vigia/api/contract';
import { DELIVERY_KINDS, type DeliveryKind } from '@vigia/domain/events';
import * as z from 'zod/mini';

const SUMMARIES: Readonly<Record<DeliveryKind, string>> = {
  report: 'Somebody reported something of the field',
  count: 'Somebody saved the count of a photo',
  'capture-threshold': 'The captures of the last days went over a threshold of the pest',
  milestone: 'A stage of a pest began in a sector, by its degree-days',
  health: 'A station works better or worse than before',
  notice: 'A notice was made',
  test: 'Somebody tries the webhook out',
};

const nameOf = (kind: DeliveryKind): string =>
  `Message${kind.replaceAll(/(^|-)(\w)/g, (_, __, first: string) => first.toUpperCase())}`;

function schemaOf(kind: DeliveryKind): object {
  const { $schema: _, ...schema } = z.toJSONSchema(messageOf(kind), { io: 'input', unrepresentable: 'any' });
  return schema;
}

/** The shapes of messages to clients' programs, by their names in the description of the service. */
export const messageSchemas = (): Record<string, object> =>
  Object.fromEntries(DELIVERY_KINDS.map((kind) => [nameOf(kind), schemaOf(kind)]));

/** What the service posts to clients' programs, as OpenAPI describes it. */
export const describedWebhooks = (): Record<string, object> =>
  Object.fromEntries(
    DELIVERY_KINDS.map((kind) => [
      kind,
      {
        post: {
          summary: SUMMARIES[kind],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${nameOf(kind)}` } } },
          },
          responses: { '2XX': { description: 'The message was taken; any other answer has it sent again.' } },
        },
      },
    ]),
  );
