import { useState } from 'react';
import { CheckboxGroup } from 'react-aria-components';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { searchForm } from '../../controls/text/search-form.ts';
import { SearchField } from '../../controls/text-field/search-field.tsx';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { TABLE } from '../words.ts';

/** Longer lists have a search field; at most `MOST` values are shown. */
const SEARCH_FROM = 10;
const MOST = 100;

const List = styled(CheckboxGroup)`
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-height: 240px;
  margin: 0 -4px;
  padding: 4px;
  overflow: auto;
  overflow-wrap: anywhere;
  &:focus-visible { ${focusRing} }
`;

const Count = styled.span`
  margin-left: auto;
  padding-left: 8px;
  color: ${({ theme }) => theme.color.muted};
`;

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface ChoiceFilterProps {
  readonly label: string;
  readonly choices: ReadonlyMap<string, number | null>;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The values of a column, each with its number of rows. */
export function ChoiceFilter({ label, choices, chosen, onChange }: ChoiceFilterProps) {
  const words = useWords(TABLE);
  const [search, setSearch] = useState('');
  const form = searchForm(search);
  const found = [...choices].filter(([text]) => searchForm(text).includes(form));
  return (
    <>
      {choices.size > SEARCH_FROM && (
        <SearchField label={words.searchChoices} value={search} onChange={setSearch} />
      )}
      <List
        aria-label={label}
        value={[...chosen]}
        onChange={(next) => onChange([...choices.keys()].filter((text) => next.includes(text)))}
      >
        {found.slice(0, MOST).map(([text, count]) => (
          <Checkbox key={text} value={text}>
            <span>{text}</span>
            {count !== null && <Count>{count}</Count>}
          </Checkbox>
        ))}
      </List>
      {found.length > MOST && <Note>{words.moreChoices(found.length - MOST)}</Note>}
    </>
  );
}
