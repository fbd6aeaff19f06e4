import { wallMsOfDay } from '@vigia/domain';
import {
  type ChartBand,
  type ChartSeries,
  type ChartSpan,
  Legend,
  type LegendEntry,
  legendItems,
  legendRows,
  legendSize,
} from '@vigia/ui/charts';
import { useTheme } from 'styled-components';
import { CHART_WIDTH } from './chart-block.tsx';
import type { Mark } from './joined-marks.ts';
import { WORDS } from './words.ts';

/** What a legend explains of one chart of a page. */
export interface Explained {
  readonly series: readonly ChartSeries[];
  readonly bands: readonly ChartBand[];
  readonly marks: readonly Mark[];
  readonly spans: readonly ChartSpan[];
}

/** Legend entries of the charts of a page, each once, in rows of the page's width. */
export function pageLegend(charts: readonly Explained[]): LegendEntry[] {
  const items = charts.flatMap(({ series, bands, marks, spans }) =>
    legendItems(
      series.filter(({ visible, y }) => visible !== false && y.length > 0),
      bands.map((band) => ({ ...band, label: band.label.split(' · ')[0]! })),
      marks.map(({ date, ...mark }) => ({ ...mark, id: date, x: wallMsOfDay(date) })),
      undefined,
      spans,
    ),
  );
  const once = new Map(items.map((item) => [`${JSON.stringify(item.sign)} ${item.text}`, item]));
  const isOfMarks = ({ sign }: (typeof items)[number]) => sign.sign === 'marker' || sign.sign === 'lasting';
  const inOrder = [...once.values()].sort((a, b) => Number(isOfMarks(a)) - Number(isOfMarks(b)));
  return legendRows(inOrder, CHART_WIDTH).map((entry, i) => ({ ...entry, id: `${entry.id} ${i}` }));
}

/** The common legend of a page's charts. */
export function PageLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const palette = useTheme();
  const { height } = legendSize(entries);
  return (
    <svg className="legend" width={CHART_WIDTH} height={height} viewBox={`0 0 ${CHART_WIDTH} ${height}`}>
      <title>{WORDS.legend}</title>
      <Legend entries={entries} palette={palette} />
    </svg>
  );
}
