import { createRoot } from 'react-dom/client';
import { type ChartSeries, type ChartWindow, TimeChart } from '../../packages/ui/src/charts/index.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';
import { chartData, HEIGHT, LABELS, WIDTH } from './data.ts';
import { mountUPlot, Recharts } from './peers.tsx';

const TOKENS = ['max', 'min', 'degreeDays', 'capturesAccumulated'] as const;

interface OursProps {
  readonly series: readonly ChartSeries[];
  readonly window: ChartWindow;
}

function Ours({ series, window }: OursProps) {
  return (
    <VigiaProvider>
      <TimeChart
        title="Temperatura"
        series={series}
        window={window}
        leftAxis={{ title: 'Temperatura', unit: '°C' }}
        width={WIDTH}
        height={HEIGHT}
      />
    </VigiaProvider>
  );
}

function ourSeries({ x, ys }: ReturnType<typeof chartData>): ChartSeries[] {
  return ys.map((y, i) => ({
    id: String(i),
    label: LABELS[i] ?? '',
    unit: '°C',
    color: TOKENS[i] ?? 'max',
    kind: 'line',
    axis: 'left',
    x,
    y,
    decimals: 1,
  }));
}

declare global {
  interface Window {
    mountChart: (library: string, points: number) => Promise<void>;
    /** Shows the middle half of what is shown. */
    changeRange: () => Promise<void>;
  }
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

window.mountChart = async (library, points) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const data = chartData(points);
  const span = rangeOf(data.x, 0, 1);
  const half = rangeOf(data.x, 0.25, 0.75);
  if (library === 'uplot') {
    const show = mountUPlot(root, data);
    window.changeRange = async () => {
      show(half);
      await twoFrames();
    };
  } else {
    const react = createRoot(root);
    const series = ourSeries(data);
    const draw = (range: ChartWindow) =>
      react.render(
        library === 'recharts' ? (
          <Recharts data={data} range={range} />
        ) : (
          <Ours series={series} window={range} />
        ),
      );
    draw(span);
    window.changeRange = async () => {
      draw(half);
      await twoFrames();
    };
  }
  await twoFrames();
};

function rangeOf(x: Float64Array, from: number, to: number): ChartWindow {
  const [start = 0, end = 0] = [x[0], x.at(-1)];
  return { start: start + (end - start) * from, end: start + (end - start) * to };
}
