import fc from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}
type Named = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** A name without its style: `station_id` and `stationId` are one. */
export const plainName = (name: string): string => name.replaceAll('_', '').toLowerCase();

/**
 * Values that a contract's shape takes.
 *
 * @param named what stands in fields of these names (`plainName`), whatever their shape
 */
export function valid(shape: z.ZodMiniType, named: Named): fc.Arbitrary<unknown> {
  return of(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema, named);
}

function of(schema: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice, named)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => of({ ...schema, type }, named)));
  switch (schema.type) {
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of(schema.items ?? {}, named), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, Math.max(MOST_ITEMS, schema.minItems ?? 0)),
      });
    case 'object':
      return objectOf(schema, named);
    default:
      return textOf(schema);
  }
}

const MOST_ITEMS = 4;
const LARGEST = 1_000;
const LONGEST_TEXT = 40;

function boundsOf({ minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const least = minimum ?? (exclusiveMinimum === undefined ? -LARGEST : exclusiveMinimum + 1);
  return { min: Math.max(least, -LARGEST), max: Math.min(maximum ?? LARGEST, Math.max(LARGEST, least)) };
}

/** Any letters of any script, unless the shape has a pattern that can be written down. */
function textOf({ pattern, minLength = 1, maxLength = LONGEST_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (pattern && !pattern.includes('\\P{')) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength: Math.max(1, minLength), maxLength: Math.min(maxLength, LONGEST_TEXT) };
  return fc
    .string({ unit: 'grapheme', ...size })
    .filter((text) => text.trim() !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text));
}

/** What has to be there alone, all that may be there, or some of it. */
function objectOf({ properties = {}, required = [] }: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, named[plainName(name)] ?? of(one, named)]),
  );
  const needed = Object.fromEntries(Object.entries(fields).filter(([name]) => required.includes(name)));
  const requiredKeys = [...required].filter((name) => name in fields);
  return fc.oneof(fc.record(needed), fc.record(fields, { requiredKeys }), fc.record(fields));
}
