import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { type DataColumn, isAtEnd } from '../data-column.ts';
import { FilterButton, type FilterButtonProps } from '../filter/filter-button.tsx';
import type { Sort } from '../table-sort.ts';
import { TABLE } from '../words.ts';

const Line = styled.span<{ readonly $end: boolean }>`
  display: flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 2px;
`;

const Toggle = styled.button<{ readonly $end: boolean }>`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 28px;
  margin: 0 -4px;
  padding: 2px 4px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  svg { flex: none; }
  & > svg.idle { opacity: 0; }
  &:hover > svg.idle, &:focus-visible > svg.idle { opacity: 0.7; }
  &:focus-visible { ${focusRing} outline-offset: 0; }
  &[aria-pressed='true'] { color: ${({ theme }) => theme.color.text}; }
  @media (pointer: coarse) { min-height: 40px; }
`;

/** The filter's button covers the arrow of a sorted heading; a heading without arrow keeps distance from it. */
const Plain = styled.span`margin-inline-end: 12px;`;

const Rank = styled.sup`
  font-size: ${textSize('small')};
  line-height: 1;
`;

export interface SortHeaderProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sortRank: number;
  /** The first entry has priority. */
  readonly order: readonly Sort[];
  readonly onPress: (column: DataColumn<Row>, isAdded: boolean) => void;
  readonly isInTabOrder: boolean;
  /** State of its filter; undefined if the column has none. */
  readonly filter: Omit<FilterButtonProps<Row>, 'column'> | undefined;
}

/** A column heading. Pressing it sorts by the column; with Shift it is added to the current order. */
export function SortHeader<Row>({
  column,
  sortRank,
  order,
  onPress,
  isInTabOrder,
  filter,
}: SortHeaderProps<Row>) {
  const words = useWords(TABLE);
  const end = isAtEnd(column);
  const { header, width, isSortable = true } = column;
  const rank = order.findIndex(({ id }) => id === column.id);
  const mine = order[rank];
  const Arrow = mine ? (mine.isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  // Only the first column of an order has `aria-sort`: ARIA allows one sorted column per table.
  const direction = rank > 0 ? undefined : mine ? (mine.isDescending ? 'descending' : 'ascending') : 'none';
  const isDirect = isSortable;
  return (
    <th
      scope="col"
      style={{ width }}
      className={[sortRank === 0 ? 'pin' : '', end ? 'end' : ''].join(' ').trim() || undefined}
      {...(isSortable && direction ? { 'aria-sort': direction } : {})}
      {...(isDirect ? {} : { tabIndex: isInTabOrder ? 0 : -1 })}
    >
      <Line $end={end}>
        {isSortable ? (
          <Toggle
            type="button"
            data-direct
            $end={end}
            tabIndex={isInTabOrder ? 0 : -1}
            onClick={(event) => onPress(column, event.shiftKey)}
          >
            {header}
            <Arrow size={14} aria-hidden className={mine ? undefined : 'idle'} />
            {order.length > 1 && mine && <Rank title={words.sortOrder(rank + 1)}>{rank + 1}</Rank>}
          </Toggle>
        ) : filter ? (
          <Plain>{header}</Plain>
        ) : (
          header
        )}
        {filter && <FilterButton column={column} {...filter} />}
      </Line>
    </th>
  );
}
