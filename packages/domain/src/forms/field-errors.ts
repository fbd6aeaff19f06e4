/** The message at each field whose rule is broken; a correct field is absent. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Joins checks, leaving out the correct fields. */
export function fieldErrors<Field extends string>(
  checks: Readonly<Record<Field, string | null>>,
): FieldErrors<Field> {
  const broken = Object.entries<string | null>(checks).filter(([, message]) => message !== null);
  return Object.fromEntries(broken) as FieldErrors<Field>;
}

export function hasErrors(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length > 0;
}

/** Empty: null, or text of spaces only. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Whether every field with an error holds something: none of them is merely empty. */
export function isOnlyWrong(draft: object, errors: FieldErrors<string>): boolean {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(draft));
  const holds = (value: unknown) => !isBlank(value) && !(Array.isArray(value) && value.length === 0);
  return hasErrors(errors) && Object.keys(errors).every((field) => holds(values.get(field)));
}

/** The message when nothing was typed. */
export function whenBlank(value: unknown, message: string): string | null {
  return isBlank(value) ? message : null;
}
