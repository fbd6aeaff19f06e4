/** Some fields of something; undefined ones are left out. */
export type PartOf<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** An edit of something that somebody else changed meanwhile. */
export interface JoinedEdit<Fields extends object> {
  /** What the edit changes of the present state. */
  readonly changes: Partial<Fields>;
  /** Fields that both changed, and not to the same value. */
  readonly clashes: readonly (keyof Fields & string)[];
}

/**
 * Joins an edit to the present state, field by field: a field that its editor left unchanged keeps the others' value,
 * and a field that only one of both changed keeps that change.
 *
 * @param wanted what is sent, of the same shape as the present state
 * @param seen what the editor saw of it; a field that is not in it is taken from the editor
 * @param now what is there
 * @param together fields that have a meaning only together, such as both degrees of a position: an editor who
 * changes one of them has seen the others
 */
export function joinedEdit<Fields extends object>(
  wanted: PartOf<Fields>,
  seen: PartOf<Fields>,
  now: Fields,
  together: readonly (keyof Fields & string)[] = [],
): JoinedEdit<Fields> {
  const sent = (Object.keys(wanted) as (keyof Fields & string)[]).filter(
    (field) => wanted[field] !== undefined,
  );
  const changed = sent.filter((field) => !isSame(wanted[field], seen[field]));
  const meant = changed.some((field) => together.includes(field)) ? together : [];
  const clashes = [...new Set([...changed, ...meant])].filter(
    (field) =>
      seen[field] !== undefined && !isSame(seen[field], now[field]) && !isSame(wanted[field], now[field]),
  );
  const changes: Partial<Fields> = {};
  for (const field of changed) changes[field] = wanted[field] as Fields[typeof field];
  return { changes, clashes };
}

/** Equal as they are written, in any order of their parts. */
const isSame = (a: unknown, b: unknown): boolean => written(a) === written(b);

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return JSON.stringify(
    Object.entries(value)
      .map(([name, part]) => [name, written(part)])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
}
