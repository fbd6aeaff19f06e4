import { useMemo } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { COLORS, type chartData, HEIGHT, LABELS, WIDTH } from './data.ts';

type Data = ReturnType<typeof chartData>;
interface Range {
  readonly start: number;
  readonly end: number;
}

export function Recharts({ data: { x, ys }, range }: { data: Data; range: Range }) {
  const rows = useMemo(
    () =>
      Array.from(x, (t, i) => ({ t, a: ys[0]?.[i], b: ys[1]?.[i], c: ys[2]?.[i], d: ys[3]?.[i] })).filter(
        ({ t }) => t >= range.start && t <= range.end,
      ),
    [x, ys, range],
  );
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

/** @returns the way to show another range */
export function mountUPlot(root: HTMLElement, { x, ys }: Data): (range: Range) => void {
  const series = LABELS.map((label, i) => ({ label, stroke: COLORS[i] ?? '', points: { show: false } }));
  const seconds = Array.from(x, (t) => t / 1000);
  const plot = new uPlot(
    { width: WIDTH, height: HEIGHT, series: [{}, ...series] },
    [seconds, ...ys.map((y) => Array.from(y))],
    root,
  );
  return ({ start, end }) => plot.setScale('x', { min: start / 1000, max: end / 1000 });
}
