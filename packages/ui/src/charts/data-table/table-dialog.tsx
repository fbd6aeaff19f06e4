import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Dialog } from '../../controls/dialog/dialog.tsx';
import { CONTROLS, PAGES } from '../../controls/words.ts';
import { MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { ChartSeries } from '../chart-series.ts';
import { DOWNLOADS } from '../download/words.ts';
import { tableDates, tableText } from '../table-rows.ts';
import { useChartSpeech } from '../words.ts';
import { DataGrid } from './data-grid.tsx';
import { type TableBands, tableColumns } from './table-columns.ts';

const PAGE = 50;
/** A table with more columns gets a wide dialog, so that the last ones are in sight. */
const FEW_COLUMNS = 5;

const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-right: auto;
  ${MEDIA.narrow} { flex: 1 0 100%; }
`;

const Message = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface TableDialogProps extends TableBands {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly onClose: () => void;
}

/** Every point of a chart, fifty dates a page, latest first unless reversed. All rows can be copied. */
export function TableDialog({ title, series, onClose, ...bands }: TableDialogProps) {
  const downloads = useWords(DOWNLOADS);
  const pageWords = useWords(PAGES);
  const controls = useWords(CONTROLS);
  const speech = useChartSpeech();
  const [page, setPage] = useState(0);
  const [newestFirst, setNewestFirst] = useState(true);
  const [message, setMessage] = useState('');
  const dates = useMemo(() => {
    const all = tableDates(series, bands.spans);
    return newestFirst ? all : all.reverse();
  }, [series, bands.spans, newestFirst]);
  const columns = tableColumns(series, speech, bands);
  const from = page * PAGE;
  const to = Math.min(from + PAGE, dates.length);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tableText(dates, columns, speech));
      setMessage(downloads.copied(dates.length));
    } catch {
      setMessage(downloads.copyFailed);
    }
  };
  const pages = (
    <Pages>
      <IconButton
        icon={ChevronLeft}
        label={pageWords.previousPage}
        isDisabled={page === 0}
        onPress={() => setPage(page - 1)}
      />
      <span>{pageWords.pageRange(Math.min(from + 1, to), to, dates.length)}</span>
      <IconButton
        icon={ChevronRight}
        label={pageWords.nextPage}
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
      width={columns.length > FEW_COLUMNS ? 1160 : 720}
      footer={
        <>
          {pages}
          <Message role="status">{message}</Message>
          <Button icon={Copy} onPress={() => void copy()}>
            {downloads.copy}
          </Button>
          <Button onPress={onClose}>{controls.close}</Button>
        </>
      }
    >
      <DataGrid
        {...bands}
        title={title}
        series={series}
        dates={dates.subarray(from, to)}
        newestFirst={newestFirst}
        onReverse={() => {
          setNewestFirst(!newestFirst);
          setPage(0);
        }}
      />
    </Dialog>
  );
}
