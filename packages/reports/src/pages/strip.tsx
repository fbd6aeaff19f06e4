import { wallMsOfDay } from '@vigia/domain';
import type { ReportData } from '@vigia/domain/reports';
import { TimeChart } from '@vigia/ui/charts';
import { chartViewOf, DegreeDayChart } from '@vigia/ui/panels';
import { hasValues, pageView } from './chart-block.tsx';
import { type FollowUpChart, pestChartData } from './follow-up-charts.ts';
import type { JoinedMark } from './joined-marks.ts';
import { WORDS } from './words.ts';

interface Size {
  /** px */
  readonly width: number;
  /** px; the page scales the chart to the available height. */
  readonly height: number;
}

interface StripProps {
  readonly data: ReportData;
  readonly chart: FollowUpChart;
  readonly lines: readonly JoinedMark[];
  readonly size: Size;
}

/** One of several charts with a common legend and list of marks; a text instead if there are no values. */
export function Strip({ data, chart, lines, size: { width, height } }: StripProps) {
  const { title, series } = chart;
  if (!hasValues(series)) return <p className="blank">{WORDS.noChart(title)}</p>;
  return (
    <figure className="strip">
      <h3>{title}</h3>
      <div className="drawing">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
          <title>{title}</title>
          <Drawn data={data} chart={chart} lines={lines} size={{ width, height }} />
        </svg>
      </div>
    </figure>
  );
}

function Drawn({ data, chart: { title, series, bands, spans, of }, lines, size }: StripProps) {
  const view = pageView(data);
  if ('pest' in of) {
    const shown = { ...pestChartData(of.pest), markers: lines };
    return <DegreeDayChart data={shown} spans={spans} view={view} {...size} interactive={false} />;
  }
  const { window, ticks, today } = chartViewOf(view);
  return (
    <TimeChart
      title={title}
      series={series}
      bands={bands}
      markers={lines.map(({ date, ...line }) => ({ ...line, x: wallMsOfDay(date) }))}
      leftAxis={{ title: 'Horas-grado', unit: '°C·h' }}
      window={window}
      ticks={ticks}
      {...(today === undefined ? {} : { today })}
      {...size}
      interactive={false}
      emptyTitle=""
      emptyHint=""
    />
  );
}
