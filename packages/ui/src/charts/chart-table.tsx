import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../controls/button/icon-button.tsx';
import { useWords } from '../words/language.tsx';
import type { ChartSeries } from './chart-series.ts';
import type { TableBands } from './data-table/table-columns.ts';
import { TableDialog } from './data-table/table-dialog.tsx';
import { DOWNLOADS } from './download/words.ts';
import { hasValues } from './time-chart/plan/check-series.ts';

export interface ChartTableProps extends TableBands {
  /** Heading of the table: what the chart shows. */
  readonly title: string;
  /** All series of the chart in full resolution, also hidden ones. */
  readonly series: readonly ChartSeries[];
}

/** A button that opens the chart's data as a table: every point, not only the thinned ones that are drawn. */
export function ChartTable({ title, series, ...bands }: ChartTableProps) {
  const words = useWords(DOWNLOADS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Table2}
        label={words.table}
        variant="secondary"
        isDisabled={!hasValues(series)}
        onPress={() => setOpen(true)}
      />
      {isOpen && <TableDialog {...bands} title={title} series={series} onClose={() => setOpen(false)} />}
    </>
  );
}
