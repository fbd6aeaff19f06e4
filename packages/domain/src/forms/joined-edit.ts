/** A part of something; what is undefined is not in it. */
export type PartOf<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** An edit of something that somebody else edited meanwhile. */
export interface JoinedEdit<Fields extends object> {
  /** What the edit changes of what is there now. */
  readonly changes: Partial<Fields>;
  /** What both changed, and not alike. */
  readonly clashes: readonly (keyof Fields & string)[];
}

/**
 * Joins an edit to what is there by now, field by field: what its editor left as it was seen stays as others made it,
 * and what only one of both changed holds.
 *
 * @param wanted what is sent, of the same shape as what is there
 * @param seen what the editor saw of it; a field that is not in it is the editor's alone
 * @param now what is there
 * @param together fields that mean something only with one another, as both degrees of a position: who changes one of
 * them has seen the others as they were
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

/** Equal as they are written, whatever the order of their parts. */
const isSame = (a: unknown, b: unknown): boolean => written(a) === written(b);

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return JSON.stringify(
    Object.entries(value)
      .map(([name, part]) => [name, written(part)])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
}
