import { RotateCw } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { FilterChips } from '../../controls/filter-chips/filter-chips.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS, type Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { filterLabel } from '../column-filter.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

const Line = styled.div<{ readonly $status?: Status }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  ${({ $status, theme }) =>
    $status && `background: ${theme.status[$status].tint}; color: ${theme.status[$status].text};`}
  ${MEDIA.narrow} { border: 0; border-radius: ${RADIUS.card}px; padding: ${({ $status }) => ($status ? '8px 16px' : 0)}; }
`;

/** Notes above the rows: active filters, and problems of the rows. */
export function TableNotes<Row>({ model }: { readonly model: TableModel<Row> }) {
  const words = useWords(TABLE);
  const { query, allColumns, duplicates, state, rows, error, onRetry, setFilter } = model;
  const chips = allColumns.flatMap((column) => {
    const filter = query.filters[column.id];
    return filter ? [{ id: column.id, label: filterLabel(column, filter, words) }] : [];
  });
  return (
    <>
      {chips.length > 0 && (
        <Line>
          <FilterChips filters={chips} onRemove={(id) => setFilter(id, null)} />
        </Line>
      )}
      {state === 'error' && rows.length > 0 && error}
      {state === 'error' && rows.length > 0 && error === undefined && (
        <Line role="alert" $status="error">
          <StatusIcon status="error" size={18} />
          {words.failedKept}
          {onRetry && (
            <Button variant="quiet" icon={RotateCw} onPress={onRetry}>
              {words.retry}
            </Button>
          )}
        </Line>
      )}
      {duplicates > 0 && (
        <Line $status="warning">
          <StatusIcon status="warning" size={18} />
          {words.duplicates(duplicates)}
        </Line>
      )}
    </>
  );
}
