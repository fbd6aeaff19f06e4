import { daysBetween } from '@vigia/domain';
import type { ReportData } from '@vigia/domain/reports';
import { legendSize } from '@vigia/ui/charts';
import { CHART_WIDTH, hasValues } from './chart-block.tsx';
import { followUpCharts, MOST_IN_A_COLUMN, whoseMark } from './follow-up-charts.ts';
import { joinMarks } from './joined-marks.ts';
import { MarkList, markLines, markListHeight } from './mark-list.tsx';
import { Page } from './page.tsx';
import { PageLegend, pageLegend } from './page-legend.tsx';
import { Strip } from './strip.tsx';
import { WORDS } from './words.ts';

/** Distance between two charts of a pair, px. */
const GUTTER = 24;
/** Height of the page for legend, charts and list, px. */
const ROOM = 930;
/** Height of a chart's title and of the gap below the chart, px. */
const TITLE = 30;
const LEAST_HEIGHT = 150;
const MOST_HEIGHT = 400;
/** Width of a chart's axes, px. */
const AXES = 95;
/** Least distance between two numbers, px. */
const APART = 15;

/** The second page of a follow-up: a chart of each pest and crop, with one legend and one list of marks. */
export function FollowUpPage({ data }: { readonly data: ReportData }) {
  const charts = followUpCharts(data);
  const isMany = charts.length > MOST_IN_A_COLUMN;
  const width = isMany ? (CHART_WIDTH - GUTTER) / 2 : CHART_WIDTH;
  const days = daysBetween(data.window.start, data.window.end);
  const { charts: lines, list } = joinMarks(
    charts.map(({ marks }) => marks),
    (APART * days) / (width - AXES),
  );
  const legend = pageLegend(charts.filter(({ series }) => hasValues(series)));
  const listed = markLines(list, (mark) => whoseMark(data, charts, mark));
  const rows = Math.ceil(charts.length / (isMany ? 2 : 1));
  const room = (ROOM - legendSize(legend).height - markListHeight(listed)) / Math.max(1, rows) - TITLE;
  const size = { width, height: Math.round(Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, room))) };
  return (
    <Page data={data} number={2}>
      {legend.length > 0 && <PageLegend entries={legend} />}
      <div className={isMany ? 'strips pairs' : 'strips'} style={{ flexBasis: rows * (size.height + TITLE) }}>
        {data.pests.length === 0 && <p className="blank">{WORDS.noChart(WORDS.charts.pest)}</p>}
        {charts.map((chart, i) => (
          <Strip key={chart.id} data={data} chart={chart} lines={lines[i]!} size={size} />
        ))}
      </div>
      <MarkList marks={listed} />
    </Page>
  );
}
