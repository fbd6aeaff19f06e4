import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../run/config-values.ts';
import { errorFields } from './error-fields.ts';
import { CENSORED, isSecretName, withoutSecrets } from './secrets.ts';

/** Largest nesting of a logged value; deeper parts are cut off. */
const DEEPEST = 6;

/**
 * The service's logger: one JSON object per line. Three filters keep secrets out of the log. Values whose name
 * is that of a secret are censored at any depth. Of an error only the fields without user data are kept. Text
 * that looks like a secret is censored in the finished line.
 */
export function createLog(level: LogLevel, destination: DestinationStream): Logger {
  const options = {
    level,
    formatters: { log: (line: object) => clean(line, 0) as Record<string, unknown> },
    serializers: { err: (fields: unknown) => fields }, // errors have been taken apart above
    hooks: { streamWrite: withoutSecrets },
  };
  return pino(options, destination);
}

function clean(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (depth > DEEPEST) return '[…]';
  if (value instanceof Error) return clean(errorFields(value), depth);
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  if (value instanceof Headers) return clean(Object.fromEntries(value), depth);
  if (Object.getPrototypeOf(value) !== Object.prototype && 'toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecretName(name) ? CENSORED : clean(item, depth + 1),
    ]),
  );
}
