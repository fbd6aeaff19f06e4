import { ChevronLeft, ChevronRight, Download, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { WORDS } from '../words.ts';
import type { ChartSeries } from './chart-series.ts';
import { seriesCsv, tableCells, tableDates, valueLookups } from './table-rows.ts';
import { longDay } from './time-chart/format.ts';
import { hasValues } from './time-chart/plan/check-series.ts';

const PAGE = 50;

const Scroll = styled.div`
  max-height: 60vh;
  overflow: auto;
  contain: inline-size;
  &:focus-visible { outline: 2px solid ${({ theme }) => theme.color.focus}; }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: 6px 8px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: right; }
  th:first-child, td:first-child { text-align: left; white-space: nowrap; }
  thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    font-weight: 600;
  }
`;

const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-right: auto;
`;

export interface ChartTableProps {
  readonly title: string;
  /** All series of the chart, hidden ones too. */
  readonly series: readonly ChartSeries[];
  /** Without extension. */
  readonly fileName: string;
}

/** The chart's data behind two buttons: as a table, and as a CSV file. */
export function ChartTable({ title, series, fileName }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  const isDisabled = !hasValues(series);
  return (
    <>
      <IconButton
        icon={Table2}
        label="Ver los datos en una tabla"
        variant="secondary"
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      />
      <IconButton
        icon={Download}
        label="Descargar los datos (CSV)"
        variant="secondary"
        isDisabled={isDisabled}
        onPress={() => downloadText(`${fileName}.csv`, seriesCsv(series))}
      />
      {isOpen && <TableDialog title={title} series={series} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TableDialogProps extends Pick<ChartTableProps, 'title' | 'series'> {
  readonly onClose: () => void;
}

function TableDialog({ title, series, onClose }: TableDialogProps) {
  const [page, setPage] = useState(0);
  const dates = useMemo(() => tableDates(series), [series]);
  const lookups = useMemo(() => valueLookups(series), [series]);
  const from = page * PAGE;
  const to = Math.min(from + PAGE, dates.length);
  const pages = (
    <Pages>
      <IconButton
        icon={ChevronLeft}
        label={WORDS.previousPage}
        isDisabled={page === 0}
        onPress={() => setPage(page - 1)}
      />
      <span>{WORDS.pageRange(Math.min(from + 1, to), to, dates.length)}</span>
      <IconButton
        icon={ChevronRight}
        label={WORDS.nextPage}
        isDisabled={to >= dates.length}
        onPress={() => setPage(page + 1)}
      />
    </Pages>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={720}
      footer={
        <>
          {pages}
          <Button onPress={onClose}>{WORDS.close}</Button>
        </>
      }
    >
      <Scroll tabIndex={0} role="region" aria-label={title}>
        <Grid>
          <thead>
            <tr>
              <th scope="col">Fecha</th>
              {series.map((one) => (
                <th key={one.id} scope="col">
                  {one.label} ({one.unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from(dates.subarray(from, to), (date) => (
              <tr key={date}>
                <td>{longDay(date)}</td>
                {tableCells(lookups, series, date).map((text, i) => (
                  <td key={series[i]!.id}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroll>
    </Dialog>
  );
}

function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
