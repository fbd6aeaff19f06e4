import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { SearchField } from '../text-field/search-field.tsx';
import { CHOICES } from './words.ts';

/** A list longer than this gets a search above it. */
export const SEARCHED_FROM = 20;

const Bar = styled.div`
  padding: 8px 8px 4px;
`;

interface SearchableOptionsProps {
  /** Number of options. */
  readonly count: number;
  /** Name of the search. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly children: ReactNode;
}

/** A search above a long list of options; a short list stays as it is. */
export function SearchableOptions(props: SearchableOptionsProps) {
  const words = useWords(CHOICES);
  const { count, label, typed, onType, children } = props;
  if (count <= SEARCHED_FROM) return children;
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      <Bar>
        <SearchField label={words.searchIn(label)} placeholder={words.search} autoFocus />
      </Bar>
      {children}
    </Autocomplete>
  );
}
