import { styled } from '../theme/styled.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartDownloads, type ChartDownloadsProps } from './download/chart-downloads.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  @media print { display: none; }
`;

/** The tools of every chart: its data as a table, and downloads. */
export function ChartTools(props: ChartDownloadsProps) {
  return (
    <Row>
      <ChartTable
        title={props.title}
        series={props.records ?? props.series}
        bands={props.bands}
        bandTitle={props.bandTitle}
      />
      <ChartDownloads {...props} />
    </Row>
  );
}
