import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import type { ChartSeries } from '../chart-series.ts';
import { DOWNLOADS } from '../download/words.ts';
import { provenanceAt, rangeAt } from '../provenance.ts';
import { cellText } from '../table-rows.ts';
import { ProvenanceSign } from '../time-chart/chart-foot.tsx';
import { useChartSpeech } from '../words.ts';
import { headerOf, indexByTime, type TableBands, textColumns } from './table-columns.ts';

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
  th[data-text], td[data-text] { text-align: left; }
  td[data-text] { white-space: nowrap; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; white-space: nowrap; }
  small svg { width: 10px; height: 10px; margin-right: 4px; }
  thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    font-weight: 600;
    vertical-align: bottom;
  }
`;

const Order = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

export interface DataGridProps extends TableBands {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** The page's dates, wall ms, in the order shown. */
  readonly dates: Float64Array;
  readonly newestFirst: boolean;
  readonly onReverse: () => void;
}

/**
 * One page of the data: a row per date, a column per series, and columns with the stage or class of the first
 * series and with what lasts. The heading of the dates reverses the order.
 */
export function DataGrid({ title, series, dates, newestFirst, onReverse, ...props }: DataGridProps) {
  const { bands, bandTitle, spans } = props;
  const speech = useChartSpeech();
  const { words, figures } = speech;
  const downloads = useWords(DOWNLOADS);
  const indexes = useMemo(() => series.map(indexByTime), [series]);
  const texts = useMemo(
    () => textColumns(series, { bands, bandTitle, spans }, speech),
    [series, bands, bandTitle, spans, speech],
  );
  const Arrow = newestFirst ? ArrowDown : ArrowUp;
  return (
    <Scroll tabIndex={0} role="region" aria-label={title}>
      <Grid>
        <thead>
          <tr>
            <th scope="col" aria-sort={newestFirst ? 'descending' : 'ascending'}>
              <Order
                type="button"
                onClick={onReverse}
                title={newestFirst ? downloads.oldestFirst : downloads.newestFirst}
              >
                {words.data.date}
                <Arrow size={14} aria-hidden />
              </Order>
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {headerOf(one)}
              </th>
            ))}
            {texts.map(({ id, header }) => (
              <th key={id} scope="col" data-text="">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(dates, (date) => (
            <tr key={date}>
              <td>{figures.longDay(date)}</td>
              {series.map((one, i) => (
                <ValueCell key={one.id} series={one} index={indexes[i]!.get(date)} />
              ))}
              {texts.map((column) => (
                <td key={column.id} data-text="">
                  {cellText(column, date, speech)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

interface ValueCellProps {
  readonly series: ChartSeries;
  /** Index of this row's date in the series; undefined when it has none. */
  readonly index: number | undefined;
}

/** A value, and below it its range and its source unless it was measured. */
function ValueCell({ series, index }: ValueCellProps) {
  const { words, figures } = useChartSpeech();
  if (index === undefined) return <td />;
  const figure = (value: number) => figures.number(value, series.decimals);
  const range = rangeAt(series, index);
  const text = range && words.range(figure(range.low), figure(range.high));
  const provenance = provenanceAt(series, index);
  const isRange = series.kind === 'band' && text !== null;
  return (
    <td>
      {isRange ? text : figure(series.y[index]!)}
      {text !== null && !isRange && <small>{text}</small>}
      {provenance !== 'measured' && (
        <small>
          <ProvenanceSign provenance={provenance} />
          {words.origins[provenance]}
        </small>
      )}
    </td>
  );
}
