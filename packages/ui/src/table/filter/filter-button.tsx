import { ListFilter } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Popover } from '../../controls/popover/popover.tsx';
import { focusRing, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import type { DataColumn } from '../data-column.ts';
import { TABLE } from '../words.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** px; the button uses the space of the sort arrow, which is drawn only in sorted columns. */
const OVER_ARROW = -4;

const Opener = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-inline: ${OVER_ARROW}px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;

  ${notOnPaper}
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} }
  &[data-on] { background: ${({ theme }) => theme.color.primary}; color: ${({ theme }) => theme.color.onPrimary}; }
  @media (pointer: coarse) { width: ${LAYOUT.touchTarget}px; height: ${LAYOUT.touchTarget}px; }
`;

const Box = styled.div`
  width: 270px;
  padding: 4px 0;
`;

export interface FilterButtonProps<Row> extends Omit<FilterFormProps<Row>, 'column'> {
  readonly column: DataColumn<Row>;
}

/** The filter of a column, behind a button in its heading. Keyboard: Alt and arrow down. */
export function FilterButton<Row>(props: FilterButtonProps<Row>) {
  const words = useWords(TABLE);
  const { column, filter } = props;
  return (
    <Popover
      label={words.filterColumn(column.header)}
      trigger={
        <Opener
          data-menu
          data-on={filter ? '' : undefined}
          excludeFromTabOrder
          aria-label={words.filterColumn(column.header)}
        >
          <ListFilter size={15} aria-hidden />
        </Opener>
      }
    >
      <Box>
        <FilterForm {...props} />
      </Box>
    </Popover>
  );
}
