import { searchForm } from '../forms/search-form.ts';

/** Finds things by their name, in any case and without accents. */
export function byNameOf<Thing extends { readonly name: string }>(
  things: readonly Thing[],
): (name: string) => readonly Thing[] {
  const byName = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = searchForm(thing.name);
    const same = byName.get(name);
    if (same) same.push(thing);
    else byName.set(name, [thing]);
  }
  return (name) => byName.get(searchForm(name)) ?? [];
}
