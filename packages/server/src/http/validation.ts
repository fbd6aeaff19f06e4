import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import { z } from 'zod';
import { es } from 'zod/locales';
import type { AppEnv } from './app-env.ts';
import { type FieldErrors, HttpProblem } from './problem.ts';

z.config(es());

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

const fieldOf = ({ path = [] }: Issue): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** Checks one part of a request; a malformed one is refused with the names of its fields. */
export function checked(target: 'param' | 'query' | 'json', schema: z.ZodType): MiddlewareHandler<AppEnv> {
  const check = validator(target, schema, (result) => {
    if (result.success) return;
    const issues = result.error as readonly Issue[];
    const errors: FieldErrors = issues.map((issue) => ({
      field: fieldOf(issue) || target,
      message: issue.message,
    }));
    throw new HttpProblem('invalid-input', { errors });
  });
  return check as unknown as MiddlewareHandler<AppEnv>;
}
