import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { COLORS, chartData, HEIGHT, LABELS, WIDTH } from './data.ts';

export function Recharts({ points }: { points: number }) {
  const { x, ys } = chartData(points);
  const rows = Array.from(x, (t, i) => ({ t, a: ys[0]?.[i], b: ys[1]?.[i], c: ys[2]?.[i], d: ys[3]?.[i] }));
  return (
    <LineChart width={WIDTH} height={HEIGHT} data={rows}>
      <CartesianGrid />
      <XAxis dataKey="t" type="number" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip />
      {['a', 'b', 'c', 'd'].map((key, i) => (
        <Line
          key={key}
          dataKey={key}
          name={LABELS[i] ?? key}
          stroke={COLORS[i] ?? ''}
          dot={false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}

export function mountUPlot(root: HTMLElement, points: number): void {
  const { x, ys } = chartData(points);
  const series = LABELS.map((label, i) => ({ label, stroke: COLORS[i] ?? '', points: { show: false } }));
  const seconds = Array.from(x, (t) => t / 1000);
  new uPlot(
    { width: WIDTH, height: HEIGHT, series: [{}, ...series] },
    [seconds, ...ys.map((y) => Array.from(y))],
    root,
  );
}
