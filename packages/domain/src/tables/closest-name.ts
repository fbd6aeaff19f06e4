import { searchForm } from '../forms/search-form.ts';

/** Edits between two short texts: letters added, removed or replaced (Levenshtein, 1966). */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const line = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[j] as number) + 1, (line[j - 1] as number) + 1));
    }
    above = line;
  }
  return above[b.length] as number;
}

/** Edits after which two names are still taken to be the same one, mistyped. */
const toleranceOf = (text: string): number => Math.max(1, Math.floor(text.length / 4));

/** A name longer than this is not compared: nobody mistypes it as another one. */
const LONGEST = 60;

/**
 * The name that was probably meant; null if none is near. A name that contains the text, or is contained in it,
 * comes after those that differ in some letters.
 */
export function closestName(text: string, names: readonly string[]): string | null {
  const wanted = searchForm(text);
  if (wanted === '' || wanted.length > LONGEST) return null;
  const tolerance = toleranceOf(wanted);
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of names) {
    const known = searchForm(name);
    const differs = Math.abs(known.length - wanted.length);
    const distance = differs <= tolerance ? editDistance(wanted, known) : Number.POSITIVE_INFINITY;
    if (distance <= tolerance && (best === null || distance < best.distance)) best = { name, distance };
  }
  if (best) return best.name;
  if (wanted.length < 3) return null;
  return names.find((name) => searchForm(name).includes(wanted)) ?? null;
}
