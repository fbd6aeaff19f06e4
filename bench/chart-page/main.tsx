import { createRoot } from 'react-dom/client';
import { type ChartSeries, TimeChart } from '../../packages/ui/src/charts/index.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';
import { chartData, HEIGHT, LABELS, WIDTH } from './data.ts';
import { mountUPlot, Recharts } from './peers.tsx';

const TOKENS = ['max', 'min', 'degreeDays', 'capturesAccumulated'] as const;

function Ours({ points }: { points: number }) {
  const { x, ys } = chartData(points);
  const series: ChartSeries[] = ys.map((y, i) => ({
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
  const start = x[0] ?? 0;
  const end = x.at(-1) ?? 0;
  const ticks = Array.from({ length: 8 }, (_, i) => start + ((end - start) * i) / 7);
  return (
    <VigiaProvider>
      <TimeChart
        title="Temperatura"
        series={series}
        window={{ start, end }}
        ticks={ticks}
        leftAxis={{ title: 'Temperatura', unit: '°C' }}
        width={WIDTH}
        height={HEIGHT}
      />
    </VigiaProvider>
  );
}

declare global {
  interface Window {
    mountChart: (library: string, points: number) => Promise<void>;
  }
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

window.mountChart = async (library, points) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  if (library === 'uplot') mountUPlot(root, points);
  else
    createRoot(root).render(library === 'recharts' ? <Recharts points={points} /> : <Ours points={points} />);
  await twoFrames();
};
