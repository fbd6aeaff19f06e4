import { styled } from '../theme/styled.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartDownloads, type ChartDownloadsProps } from './download/chart-downloads.tsx';
import { sentSeries } from './unsent-bars.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  @media print { display: none; }
`;

/** The tools of every chart: its data as a table, and downloads. Both have what the service knows. */
export function ChartTools(props: ChartDownloadsProps) {
  const records = sentSeries(props.records ?? props.series);
  return (
    <Row>
      <ChartTable
        title={props.title}
        series={records}
        bands={props.bands}
        bandTitle={props.bandTitle}
        spans={props.spans}
      />
      <ChartDownloads {...props} records={records} />
    </Row>
  );
}
