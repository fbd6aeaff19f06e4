import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Menu } from '../../controls/menu/menu.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { alikeIn } from '../alike-in.ts';
import { safeId } from '../row-keys.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

const Head = styled.span`color: ${({ theme }) => theme.color.muted};`;
const Problem = styled.span`
  margin-inline: 8px;
  color: ${({ theme }) => theme.status.error.text};
`;

const READS = ['selected', 'rows', 'rowId', 'exportRows', 'columns', 'total', 'matching'] as const;

export interface ExportButtonProps<Row> {
  readonly model: Pick<TableModel<Row>, (typeof READS)[number]>;
  /** Name of the file and of its sheet. */
  readonly name: string;
}

function ExportButtonOf<Row>({ model, name }: ExportButtonProps<Row>) {
  const words = useWords(TABLE);
  const { selected, rows, rowId, exportRows, columns, total } = model;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isChosen = selected !== undefined && selected.size > 0;

  const rowsToWrite = async () => {
    if (isChosen)
      return rows.filter((row) => {
        const id = safeId(row, rowId);
        return id !== null && selected.has(id);
      });
    return exportRows ? exportRows() : model.matching();
  };
  const save = async (extension: 'xlsx' | 'csv') => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { saveTable } = await import('./save-table.ts');
      await saveTable(name, extension, columns, await rowsToWrite());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <Problem role="alert">{words.exportFailed}</Problem>}
      <Menu
        label={words.export}
        trigger={
          <IconButton
            icon={Download}
            label={words.export}
            // Not disabled while it works: it would lose the focus that the menu returns to it.
            busy={state === 'busy'}
            isDisabled={total === 0 && !isChosen}
          />
        }
        header={<Head>{words.exporting(isChosen ? selected.size : total, isChosen)}</Head>}
        entries={[
          {
            id: 'xlsx',
            label: words.exportSheet,
            icon: FileSpreadsheet,
            onAction: () => void save('xlsx'),
          },
          { id: 'csv', label: words.exportCsv, icon: FileText, onAction: () => void save('csv') },
        ]}
      />
    </>
  );
}

/**
 * Saves the visible columns of the selected rows or, if none is selected, of all rows that pass the filters.
 */
export const ExportButton = memo(ExportButtonOf, alikeIn(READS)) as typeof ExportButtonOf;
