import { TABLE_MESSAGES } from '../es/tables.ts';
import { searchForm } from '../forms/search-form.ts';
import { closestName } from './closest-name.ts';

/** Something that a cell may refer to. */
export interface NamedThing {
  readonly id: number;
  readonly name: string;
  /** Further names that are understood. */
  readonly also?: readonly string[];
}

export type Reference = { readonly id: number | null } | { readonly error: string };

/** Different texts for which a near name is looked for: a table of thousands of wrong rows is answered at once. */
const MOST_SUGGESTED = 300;

const ID = /^#(\d+)$/;
/** How a thing is written in a canonical cell. */
export const idCell = (id: number | null): string => (id === null ? '' : `#${id}`);

/** Finds things by what cells call them: a name, in any case and without accents, or `#` and an id. */
export interface NameFinder {
  readonly find: (text: string) => Reference;
  /** The name of what a canonical cell refers to. */
  readonly shown: (cell: string) => string;
}

export function nameFinder(things: readonly NamedThing[]): NameFinder {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const byName = new Map<string, Set<number>>();
  for (const { id, name, also = [] } of things) {
    for (const text of [name, ...also].map(searchForm))
      byName.set(text, (byName.get(text) ?? new Set()).add(id));
  }
  const names = things.flatMap(({ name, also = [] }) => [name, ...also]);
  const suggested = new Map<string, string | null>();
  const suggestion = (text: string): string | null => {
    const known = suggested.get(text);
    if (known !== undefined || suggested.size >= MOST_SUGGESTED) return known ?? null;
    const near = closestName(text, names);
    suggested.set(text, near);
    return near;
  };
  return {
    find: (cell) => {
      const text = cell.trim();
      if (text === '') return { id: null };
      const id = Number(ID.exec(text)?.[1]);
      if (byId.has(id)) return { id };
      const found = [...(byName.get(searchForm(text)) ?? [])];
      if (found.length === 1) return { id: found[0] as number };
      if (found.length > 1) return { error: TABLE_MESSAGES.several(text) };
      const near = suggestion(text);
      return {
        error: near === null ? TABLE_MESSAGES.unknown(text) : TABLE_MESSAGES.didYouMean(text, near),
      };
    },
    shown: (cell) => byId.get(Number(ID.exec(cell)?.[1]))?.name ?? cell,
  };
}
