import type * as z from 'zod/mini';

/** What zod finds wrong, as far as it is read here. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  /** Of a union: the issues of each of its shapes. */
  readonly errors?: readonly (readonly Issue[])[];
}
interface UnknownKey {
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

/**
 * Parses an answer. Keys that the shape does not know are passed over, as a newer service says more than an open console
 * knows; everything else is refused as the shape says.
 */
export function parseAnswer<T>(shape: z.ZodMiniType<T>, answer: unknown): z.core.util.SafeParseResult<T> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed;
  const unknown = unknownKeys(parsed.error.issues as readonly Issue[]);
  const known = structuredClone(answer);
  const removed = unknown.filter((each) => remove(known, each));
  // A shape looks into a part only when what is around it is right: there may be more within.
  return removed.length === 0 ? parsed : parseAnswer(shape, known);
}

function unknownKeys(issues: readonly Issue[]): UnknownKey[] {
  return issues.flatMap(({ code, path, keys = [], errors = [] }) => {
    if (code === 'unrecognized_keys') return keys.map((key) => ({ path, key }));
    // The shape of a union that fits but for keys that it does not know.
    const all = errors.map(unknownKeys);
    const fitting = all.find((found, i) => found.length > 0 && isOnlyUnknown(errors[i] ?? []));
    return (fitting ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
  });
}

const isOnlyUnknown = (issues: readonly Issue[]): boolean =>
  issues.every(({ code, errors = [] }) => code === 'unrecognized_keys' || errors.some(isOnlyUnknown));

/** @returns whether it was there */
function remove(whole: unknown, { path, key }: UnknownKey): boolean {
  const holder = path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)?.[step], whole);
  return (
    typeof holder === 'object' && holder !== null && key in holder && Reflect.deleteProperty(holder, key)
  );
}
