import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import { es } from 'zod/locales';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { type FieldErrors, HttpProblem } from './problem.ts';

/** A missing value has no type: the message says that it is missing. */
const missing = ({ code, input }: { readonly code: string; readonly input?: unknown }) =>
  code === 'invalid_type' && input === undefined ? 'Falta' : undefined;

z.config({ ...es(), customError: missing });

/** Of a body with thousands of unknown names, the first ones are reported. */
const MOST_KEYS = 20;

interface Issue {
  readonly message: string;
  /** Names that the shape does not know, at `path`. */
  readonly keys?: readonly string[];
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The fields of an issue: usually one, several if names are unknown. */
function fieldsOf({ path = [], keys }: Issue): string[] {
  const steps = path.map((part) => String(typeof part === 'object' ? part.key : part));
  return keys ? keys.slice(0, MOST_KEYS).map((key) => [...steps, key].join('.')) : [steps.join('.')];
}

const fieldErrors = (issues: readonly Issue[], whole: string): FieldErrors =>
  issues.flatMap((issue) =>
    fieldsOf(issue).map((field) => ({ field: field || whole, message: issue.message })),
  );

/** What is wrong with a value, a line for each field. */
export const issueLines = (issues: readonly Issue[]): string[] =>
  fieldErrors(issues, 'arguments').map(({ field, message }) => `${field}: ${message}`);

/** Checks one part of a request; a malformed one is refused with the names of its fields. */
export function checked(
  target: 'param' | 'query' | 'json',
  schema: z.ZodMiniType,
): MiddlewareHandler<AppEnv> {
  const check = validator(target, schema, (result) => {
    if (result.success) return;
    throw new HttpProblem('invalid-input', { errors: fieldErrors(result.error as readonly Issue[], target) });
  });
  // Its own type names the checked part; routes take theirs from the schema.
  return check as unknown as MiddlewareHandler<AppEnv>;
}
