import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import type { DataColumn } from './data-column.ts';
import type { Sort } from './use-table-rows.ts';

const Head = styled.th<{ $end: boolean }>`
  padding: 8px 16px;
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  white-space: nowrap;
`;

const Words = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;

const Toggle = styled.button<{ $end: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 4px;
  margin: -2px -4px;
  padding: 2px 4px;
  vertical-align: middle;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  svg { flex: none; }
  & > svg.idle { opacity: 0; }
  &:hover > svg.idle, &:focus-visible > svg.idle { opacity: 0.7; }
  &:focus-visible { ${focusRing} }
`;

/** The next sort when a heading is pressed: its natural direction, the other one, none. */
export function nextSort<Row>(column: DataColumn<Row>, sort: Sort | null): Sort | null {
  const natural = column.kind === 'number';
  if (sort?.id !== column.id) return { id: column.id, isDescending: natural };
  return sort.isDescending === natural ? { id: column.id, isDescending: !natural } : null;
}

export interface SortHeaderProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** A column heading; pressing it sorts. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const end = column.kind === 'number';
  const { header, width, isSortable = true } = column;
  if (!isSortable)
    return (
      <Head scope="col" $end={end} style={{ width }}>
        <Words>{header}</Words>
      </Head>
    );
  const mine = sort?.id === column.id ? sort : null;
  const Arrow = mine ? (mine.isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const direction = mine ? (mine.isDescending ? 'descending' : 'ascending') : 'none';
  return (
    <Head scope="col" $end={end} style={{ width }} aria-sort={direction}>
      <Toggle type="button" $end={end} onClick={() => onSort(nextSort(column, sort))}>
        {header}
        <Arrow size={14} aria-hidden className={mine ? undefined : 'idle'} />
      </Toggle>
    </Head>
  );
}
