import type { DecodedField } from '@vigia/api/contract';

type Value = DecodedField['value'];
/** What a decoder has made, by paths: `{ env: { temp: 21 } }` is `env.temp`. */
export type FlatFields = Readonly<Record<string, Value>>;

/** More of a payload is left out; a decoder makes ten or twenty fields. */
const MOST_FIELDS = 64;
const DEEPEST = 8;
const LONGEST_PATH = 200;
const LONGEST_TEXT = 200;

/** The fields of a decoded payload by their paths. Text is cut, and what PostgreSQL cannot keep is left out. */
export function flatFields(payload: unknown): FlatFields {
  const found = new Map<string, Value>();
  collect(payload, '', 0, found);
  return Object.fromEntries(found);
}

function collect(value: unknown, path: string, depth: number, found: Map<string, Value>): void {
  if (found.size >= MOST_FIELDS || path.length > LONGEST_PATH || depth > DEEPEST) return;
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const step = plain(key, LONGEST_PATH);
      if (step !== '') collect(inner, path === '' ? step : `${path}.${step}`, depth + 1, found);
    }
    return;
  }
  if (path === '') return;
  if (typeof value === 'string') found.set(path, plain(value, LONGEST_TEXT));
  else if (typeof value === 'number' || typeof value === 'boolean' || value === null) found.set(path, value);
}

/** Without control characters and halves of characters, and not long. */
export const plain = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
