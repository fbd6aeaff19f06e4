import { searchForm, searchWords } from '../text/search-form.ts';
import type { Option, OptionValue } from './option-list.tsx';

/** Most matches in a list. React Aria builds every given option again on each change. */
export const MOST_SHOWN = 100;

/** The options of a list, and how many others match too. */
export interface FoundOptions<O extends Option> {
  readonly options: readonly O[];
  readonly more: number;
}

/**
 * Whether every typed word occurs in the text. Accents are ignored (n finds ñ, a finds á), as phone users omit
 * them.
 */
export const matches = (text: string, typed: string): boolean => {
  const form = searchForm(text);
  return searchWords(typed).every((word) => form.includes(word));
};

const searchText = ({ label, alsoFoundBy = '' }: Option): string => `${label} ${alsoFoundBy}`;

/**
 * The first options that match, in their order. Of the matches after them, the chosen ones are included too, so
 * that they can be seen and removed; at most `MOST_SHOWN` of them.
 */
export function foundOptions<O extends Option>(
  options: readonly O[],
  typed: string,
  chosen: readonly OptionValue[],
): FoundOptions<O> {
  const found =
    typed.trim() === '' ? options : options.filter((option) => matches(searchText(option), typed));
  if (found.length <= MOST_SHOWN) return { options: found, more: 0 };
  const values = new Set(chosen);
  const behind = found
    .slice(MOST_SHOWN)
    .filter(({ value }) => values.has(value))
    .slice(0, MOST_SHOWN);
  const shown = [...found.slice(0, MOST_SHOWN), ...behind];
  return { options: shown, more: found.length - shown.length };
}
