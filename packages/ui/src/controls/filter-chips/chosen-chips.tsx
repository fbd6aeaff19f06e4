import { X } from 'lucide-react';
import { type Key, Tag, TagGroup, TagList } from 'react-aria-components';
import { ellipsis, focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { RoundButton } from '../chip/round-button.ts';
import { FILTERS } from '../filter-bar/words.ts';
import type { FilterChipsProps } from './filter-chips-props.ts';

const Whole = styled(TagGroup)`
  min-width: 0;
  max-width: 100%;
`;

const Row = styled(TagList)`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: 8px;
`;

const Item = styled(Tag)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 28px;
  padding: 0 4px 0 12px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme }) => theme.color.primaryTint};
  color: ${({ theme }) => theme.color.primaryStrong};
  font-weight: 500;
  outline: none;
  &[data-focus-visible] { ${focusRing} }
`;

const Words = styled.span`${ellipsis}`;

/** The chips of the active filters, in a row. */
export function ChosenChips({ filters, onRemove, label }: FilterChipsProps) {
  const words = useWords(FILTERS);
  const removeAll = (ids: Iterable<Key>) => {
    for (const id of ids) onRemove(String(id));
  };
  return (
    <Whole aria-label={label ?? words.chosenFilters} onRemove={removeAll}>
      <Row>
        {filters.map((filter) => (
          <Item key={filter.id} id={filter.id} textValue={filter.label}>
            <Words>{filter.label}</Words>
            <RoundButton slot="remove" aria-label={words.removeFilter(filter.label)}>
              <X size={14} aria-hidden />
            </RoundButton>
          </Item>
        ))}
      </Row>
    </Whole>
  );
}
