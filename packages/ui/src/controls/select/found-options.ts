import { searchForm, searchWords } from '../text/search-form.ts';
import type { Option, OptionValue } from './option-list.tsx';

/** A list shows at most so many matches. React-aria builds every option it is given each time that they change. */
export const MOST_SHOWN = 100;

/** What a list shows, and how many other options match too. */
export interface FoundOptions<O extends Option> {
  readonly options: readonly O[];
  readonly more: number;
}

/** Whether every word that is typed occurs in the text. Ñ is found by n and á by a: whoever types on a phone leaves them out. */
export const matches = (text: string, typed: string): boolean => {
  const form = searchForm(text);
  return searchWords(typed).every((word) => form.includes(word));
};

const searchText = ({ label, alsoFoundBy = '' }: Option): string => `${label} ${alsoFoundBy}`;

/**
 * The first options that match, in their order. Of those behind them the chosen ones are shown too, so that one sees
 * them and can take them back; at most `MOST_SHOWN` of them.
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
