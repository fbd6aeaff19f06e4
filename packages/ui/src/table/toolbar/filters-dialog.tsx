import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { DataColumn } from '../data-column.ts';
import { FilterForm } from '../filter/filter-form.tsx';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

// Only tables with cards need it, and only when it is opened.
const Dialog = lazy(async () => ({ default: (await import('../../controls/dialog/dialog.tsx')).Dialog }));

const Part = styled.section`
  & + & {
    margin-top: 8px;
    padding-top: 16px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  h3 { margin: 0; font-size: inherit; font-weight: 600; }
`;

export interface FiltersDialogProps<Row> {
  readonly model: TableModel<Row>;
  readonly columns: readonly DataColumn<Row>[];
}

/** The filters of all columns, for cards, which have no headings. */
export function FiltersDialog<Row>({ model, columns }: FiltersDialogProps<Row>) {
  const words = useWords(TABLE);
  const [isOpen, setOpen] = useState<boolean>();
  const { query, setFilter, choicesOf, today } = model;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={ListFilter} onPress={() => setOpen(true)}>
        {words.filters}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <Dialog
            isOpen={isOpen}
            onClose={close}
            title={words.filters}
            footer={
              <Button variant="primary" onPress={close}>
                {words.see(model.total)}
              </Button>
            }
          >
            {columns.map((column) => (
              <Part key={column.id} aria-label={column.header}>
                <h3>{column.header}</h3>
                <FilterForm
                  column={column}
                  filter={query.filters[column.id]}
                  onChange={(filter) => setFilter(column.id, filter)}
                  choices={() => choicesOf(column)}
                  today={today}
                />
              </Part>
            ))}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
