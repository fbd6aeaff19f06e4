import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components';
import { styled } from 'styled-components';
import { searchForm } from '../text/search-form.ts';
import { SearchField } from '../text-field/search-field.tsx';
import * as WORDS from '../words.ts';

/** A list longer than this gets a search above it. */
export const SEARCHED_FROM = 20;

const Bar = styled.div`
  padding: 8px 8px 4px;
`;

/** Ñ is found by n and á by a: whoever types on a phone leaves them out. */
export const matches = (text: string, typed: string): boolean => searchForm(text).includes(searchForm(typed));

interface SearchableOptionsProps {
  /** Options in the list below. */
  readonly count: number;
  /** Name of the search. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A search above a long list of options; a short list stays as it is. */
export function SearchableOptions({ count, label, children }: SearchableOptionsProps) {
  if (count <= SEARCHED_FROM) return children;
  return (
    <Autocomplete filter={matches}>
      <Bar>
        <SearchField label={WORDS.searchIn(label)} placeholder={WORDS.search} autoFocus />
      </Bar>
      {children}
    </Autocomplete>
  );
}
