import { HttpProblem } from './problem.ts';

/**
 * Refuses input that breaks a rule of the domain, naming each field as the caller wrote it.
 *
 * @param names domain field → wire field
 * @param only the fields that the caller sent; others cannot be corrected by the caller
 */
export function refuseFields<Field extends string>(
  errors: Readonly<Partial<Record<Field, string>>>,
  names: Readonly<Record<Field, string>>,
  only?: object,
): void {
  const found = (Object.entries<string | undefined>(errors) as [Field, string][])
    .filter(([field]) => only === undefined || field in only)
    .map(([field, message]) => ({ field: names[field], message }));
  if (found.length > 0) throw new HttpProblem('invalid-input', { errors: found });
}
