import { MOST_IN_FIELD_COUNT } from '../captures/field-counts.ts';
import type { PestId } from '../entities/ids.ts';
import { COUNT_MESSAGES } from '../es/measurement-files.ts';
import { lowerFirst } from '../es/sentences.ts';
import { isWhole, readNumber } from '../forms/inputs.ts';
import { searchForm } from '../forms/search-form.ts';
import type { NameFinder } from './named-things.ts';

/** «Capturas», «N° de capturas», «Conteo en terreno», «Catches», and what stands behind: the pest. */
const TITLE =
  /^(?:n(?:[º°]|umero|ro\.?)? ?(?:de )?)?(?:capturas?|captures?|conteos?|insectos?|catch(?:es)?|adultos?)(?: en (?:terreno|trampa))?(?:$|[\s:,.–-]+(.*)$)/;
const BETWEEN = /^(?:de la |de los |de las |del |de |of )/;
/** Running totals, and what a photo shows: no counts since the visit before. */
const NO_COUNT = /^(?:acumulad|cumulat|en foto|in photo)/;

/** The pest that follows a title's word for captures: '' for none; null for a title of something else. */
export function pestOfTitle(title: string): string | null {
  const plain = searchForm(
    title
      .replaceAll(/[[\]()_]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const match = TITLE.exec(plain);
  return match ? (match[1] ?? '').trim().replace(BETWEEN, '') : null;
}

/** The pest of a column of captures; null for each station's own. */
export function countColumn(
  title: string,
  pests: NameFinder,
): { readonly pestId: PestId | null } | { readonly error: string } {
  const name = pestOfTitle(title) ?? '';
  if (NO_COUNT.test(name)) return { error: COUNT_MESSAGES.noCount };
  const found = pests.find(name);
  return 'error' in found ? { error: lowerFirst(found.error) } : { pestId: found.id };
}

/** The number in a cell of captures; null for what is no whole number from 0 to 100,000. */
export const countOfCell = (cell: string): number | null =>
  isWhole(cell, { min: 0, max: MOST_IN_FIELD_COUNT }) ? readNumber(cell) : null;
