/**
 * Fields of errors of PostgreSQL, the system and HTTP clients that help to find a fault. Never `detail`: it
 * contains data of rows.
 */
const KEPT = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
  'errno',
  'syscall',
  'signal',
] as const;
const MOST_CAUSES = 3;

/** The fields of an error for the log. */
export function errorFields(error: Error, causes = 0): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const kept = KEPT.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' || typeof value === 'number' ? [[field, value] as const] : [];
  });
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(kept),
    ...(cause instanceof Error && causes < MOST_CAUSES && { cause: errorFields(cause, causes + 1) }),
  };
}
