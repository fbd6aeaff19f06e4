import { Button } from '../../controls/button/button.tsx';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { safeId } from '../row-keys.ts';
import { stateOf, withRows } from '../selection.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 4px 12px 4px 16px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.primaryTint};
  ${MEDIA.narrow} { border: 0; border-radius: ${RADIUS.card}px; }
`;

const Count = styled.strong`color: ${({ theme }) => theme.color.primaryStrong};`;
const End = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;

/** The number of selected rows, actions on them, and buttons to select all or none. */
export function BulkBar<Row>({ model }: { readonly model: TableModel<Row> }) {
  const words = useWords(TABLE);
  const { selected, onSelectedChange, rowId, rows, bulkActions = [], total, server, page } = model;
  if (!selected || selected.size === 0) return null;
  const idsOf = (some: readonly Row[]) => some.flatMap((row) => safeId(row, rowId) ?? []);
  const canTakeAll =
    !server && total > page.length && stateOf(selected, idsOf(page)) === 'on' && selected.size < total;
  return (
    <Bar role="toolbar" aria-label={words.selection}>
      <Count role="status">{words.selected(selected.size)}</Count>
      {canTakeAll && (
        <Button
          variant="quiet"
          onPress={() => onSelectedChange?.(withRows(selected, idsOf(model.matching()), true))}
        >
          {words.selectAll(total)}
        </Button>
      )}
      <Button variant="quiet" onPress={() => onSelectedChange?.(new Set())}>
        {words.clearSelection}
      </Button>
      <End>
        {bulkActions.map(({ id, label, icon, onAction, isDanger }) => (
          <Button
            key={id}
            icon={icon}
            variant={isDanger ? 'danger' : 'secondary'}
            onPress={() =>
              onAction(
                rows.filter((row) => {
                  const own = safeId(row, rowId);
                  return own !== null && selected.has(own);
                }),
              )
            }
          >
            {label}
          </Button>
        ))}
      </End>
    </Bar>
  );
}
