import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts';
import { COLORS, definePeer, HEIGHT, WIDTH } from './peer.ts';

definePeer('lightweight-chart', (place, { x, lines }) => {
  const chart = createChart(place, { width: WIDTH, height: HEIGHT });
  lines.forEach((line, i) => {
    const series = chart.addSeries(LineSeries, { color: COLORS[i] ?? '', lineWidth: 2 });
    series.setData(
      line.map((value, at) => {
        const time = x[at] as UTCTimestamp;
        return value === null ? { time } : { time, value };
      }),
    );
  });
  chart.timeScale().fitContent();
});
