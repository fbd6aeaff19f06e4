import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ChartSeries } from '../chart-series.ts';
import { SignalChart, type SignalMeasure } from './signal-chart.tsx';
import { signalUnit } from './signal-frame.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 9, 22, 12);
const END = START + 30 * 24 * HOUR;

function signal(measure: SignalMeasure, base: number, swing: number, hours = 4): ChartSeries[] {
  const count = Math.floor((30 * 24) / hours);
  const x = Float64Array.from({ length: count }, (_, i) => START + i * hours * HOUR);
  const value = (i: number) => base + swing * (Math.sin(i * 0.21) + 0.6 * Math.sin(i * 0.83 + 1));
  const lost = (i: number) => i > count * 0.55 && i < count * 0.63;
  return [
    {
      id: measure,
      label: measure === 'daily' ? 'Señal diaria' : measure.toUpperCase(),
      unit: signalUnit(measure),
      color: 'signal4g',
      kind: 'line',
      axis: 'left',
      decimals: 0,
      x,
      y: Float64Array.from(x, (_, i) => (lost(i) ? Number.NaN : Math.round(value(i)))),
    },
  ];
}

const meta = {
  id: 'gráficos-signalchart',
  title: 'Gráficos/Gráfico de señal · SignalChart',
  component: SignalChart,
  parameters: {
    docs: {
      description: {
        component:
          'La señal de un equipo sobre las clases de su tecnología: RSRP y RSRQ en 4G, RSCP y Ec/Io en 3G, RSSI en 2G, o el promedio de cada día con sus cinco líneas de referencia. Úselo para decidir si un equipo transmite mal por su lugar o por su antena. Las franjas llevan nombre además de color, y la escala es siempre la misma (−120 a −50 dBm), para comparar equipos.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 980 }}>
      <SignalChart {...args} />
    </div>
  ),
  args: {
    title: 'Intensidad 4G',
    measure: 'rsrp',
    series: signal('rsrp', -97, 9),
    window: { start: START, end: END },
    today: END,
  },
} satisfies Meta<typeof SignalChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Intensidad 4G/ });
    for (const name of ['Excelente', 'Mala']) await expect(within(chart).getByText(name)).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/^jue 22 oct 2026.*RSRP: -\d+ dBm$/);
  },
};
export const Daily: Story = {
  args: { title: 'Señal diaria', measure: 'daily', series: signal('daily', -88, 14, 24) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Media · -90 dBm')).toBeVisible());
  },
};
export const Quality: Story = {
  args: { title: 'Calidad 4G', measure: 'rsrq', series: signal('rsrq', -12, 3) },
};
/** A device with almost no signal: the scale is extended downwards. */
export const BelowTheScale: Story = { args: { series: signal('rsrp', -119, 9) } };
export const Dense: Story = { args: { series: signal('rsrp', -97, 9, 0.05) } };
const [rsrp] = signal('rsrp', -97, 9);
/** Readings out of order, one impossible, one without a date: corrected with a note, on the usual scale. */
export const BadReadings: Story = {
  args: {
    series: [
      {
        ...rsrp!,
        x: rsrp!.x.map((x, i) => (i === 9 ? Number.NaN : i === 40 ? rsrp!.x[12]! : x)),
        y: rsrp!.y.map((y, i) => (i === 20 ? Number.NEGATIVE_INFINITY : y)),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByRole('list', { name: 'Avisos sobre los datos' });
    for (const word of ['desordenadas', 'sin fecha', 'imposible'])
      await expect(notes).toHaveTextContent(word);
    await expect(within(canvasElement).getByText('-120')).toBeVisible();
  },
};
export const OnePoint: Story = {
  args: { series: [{ ...rsrp!, x: rsrp!.x.slice(80, 81), y: rsrp!.y.slice(80, 81) }] },
};
export const LongName: Story = {
  args: {
    title: 'Equipo del cuartel junto al canal '.repeat(9).slice(0, 300),
    series: [{ ...rsrp!, label: 'Intensidad del equipo junto al canal '.repeat(9).slice(0, 300) }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { series: [] } };
export const Failed: Story = { args: { state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
