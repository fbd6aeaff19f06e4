import fc from 'fast-check';
import * as z from 'zod/mini';

/** Texts that have broken services before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🌱'.repeat(50),
  "'; drop table station; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  'null',
  'NaN',
  '1e400',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '__proto__',
  'x'.repeat(20_000),
];
const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63, 1e308, 5e-324];
const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);

/** Any value but the expected one. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, null, true, [], {}, deep(500), { __proto__: 1 }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
);

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values of a contract's shape, some of them with something hostile at one place or another. */
export function nearly(shape: z.ZodMiniType): fc.Arbitrary<unknown> {
  return nearlyOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

const nearlyOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: wanted(schema) }, { weight: 1, arbitrary: hostile });

function wanted(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(nearlyOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.constantFrom(1, 2, 3, 11, 51, 101, 1001, 3001),
        fc.integer({
          min: Math.max(schema.minimum ?? -1e6, -1e9),
          max: Math.min(schema.maximum ?? 1e6, 1e9),
        }),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(nearlyOf(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return objectOf(schema);
    case 'string':
      return fc.oneof(
        fc.constantFrom('2026-09-01', '2026-11-30', '2026-10-01T12:00:00Z', '1001'),
        fc.string(),
      );
    default:
      return fc.oneof(fc.constantFrom('1', '1001', '2026-09-01'), hostile);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, nearlyOf(of)]));
  const whole = fc.record(fields, { requiredKeys: [...required] });
  const less = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(whole, fc.string(), hostile)
    .map(([value, key, extra]) => ({ ...value, [key]: extra }));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: less },
    { weight: 1, arbitrary: more },
  );
}
