import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import type { ChartSeries } from '../chart-series.ts';
import { headerOf } from '../download/series-sheet.ts';
import { DOWNLOAD_WORDS as WORDS } from '../download/words.ts';
import { tableCells, valueLookups } from '../table-rows.ts';
import { longDay } from '../time-chart/format.ts';

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

export interface DataGridProps {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** The page's dates, wall ms, in the order shown. */
  readonly dates: Float64Array;
  readonly newestFirst: boolean;
  readonly onReverse: () => void;
}

/** One page of the data: a row per date, a column per series; the head turns the order around. */
export function DataGrid({ title, series, dates, newestFirst, onReverse }: DataGridProps) {
  const lookups = useMemo(() => valueLookups(series), [series]);
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
                title={newestFirst ? WORDS.oldestFirst : WORDS.newestFirst}
              >
                Fecha
                <Arrow size={14} aria-hidden />
              </Order>
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {headerOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(dates, (date) => (
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
  );
}
