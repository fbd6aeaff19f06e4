import { Rows3, Rows4 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { SearchField } from '../../controls/text-field/search-field.tsx';
import { MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import { DENSITY } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { alikeIn } from '../alike-in.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { FiltersDialog } from './filters-dialog.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 4px;
  padding: 8px 12px 8px 16px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  ${MEDIA.narrow} { padding: 0; border: 0; }
  @media print { padding: 4px 5px; }
`;

const Search = styled.div`
  flex: 0 1 280px;
  min-width: 180px;
  margin-right: 8px;
  ${MEDIA.narrow} { flex: 1 1 100%; margin: 0; }
  &:has([data-empty]) { ${notOnPaper} }
`;

const Count = styled.span`
  margin-right: auto;
  color: ${({ theme }) => theme.color.muted};
`;

export interface TableToolbarProps<Row> {
  readonly model: TableModel<Row>;
  readonly isNarrow: boolean;
}

/** Search, number of rows, and actions on the whole table. */
export function TableToolbar<Row>({ model, isNarrow }: TableToolbarProps<Row>) {
  const words = useWords(TABLE);
  const { hasSearch, hasColumns, exportName, tools, query, total, wholeTotal, state } = model;
  const filterable = model.columns.filter(({ filter }) => filter);
  const hasFilters = isNarrow && filterable.length > 0;
  const isFailed = state === 'error' && model.rows.length === 0;
  if (!hasSearch && !hasColumns && exportName === undefined && tools === undefined && !hasFilters)
    return null;
  const isPart = wholeTotal !== null && total < wholeTotal;
  return (
    <Bar>
      {hasSearch && (
        <Search>
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            value={query.filter}
            onChange={(filter) => model.change({ filter })}
          />
        </Search>
      )}
      <Count>
        {!isFailed && (state !== 'loading' || model.rows.length > 0)
          ? isPart
            ? words.ofRecords(total, wholeTotal)
            : words.records(total)
          : null}
      </Count>
      {hasFilters && <FiltersDialog model={model} columns={filterable} />}
      {hasColumns && <ColumnsButton model={model} />}
      {hasColumns && !isNarrow && <DensityButton model={model} />}
      {exportName !== undefined && <ExportButton model={model} name={exportName} />}
      {tools}
    </Bar>
  );
}

const DENSITY_READS = ['view', 'setView'] as const;

interface DensityButtonProps {
  readonly model: Pick<TableModel<never>, (typeof DENSITY_READS)[number]>;
}

function DensityButtonOf({ model: { view, setView } }: DensityButtonProps) {
  const words = useWords(TABLE);
  const { density } = useTheme();
  const isCompact =
    (view.density ?? (density.row === DENSITY.compact.row ? 'compact' : 'comfortable')) === 'compact';
  return (
    <IconButton
      icon={isCompact ? Rows4 : Rows3}
      label={words.compact}
      aria-pressed={isCompact}
      onPress={() => setView({ ...view, density: isCompact ? 'comfortable' : 'compact' })}
    />
  );
}

/** Switches between comfortable and compact rows. */
const DensityButton = memo(DensityButtonOf, alikeIn(DENSITY_READS));
