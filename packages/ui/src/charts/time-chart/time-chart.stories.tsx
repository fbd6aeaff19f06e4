import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { ChartSeries } from '../chart-series.ts';
import { TimeChart } from './time-chart.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2026, 7, 24, 12);
const at = (day: number) => START + day * DAY;
const wave = (i: number) => Math.sin(i * 0.83) + Math.sin(i * 0.37 + 1) + Math.sin(i * 2.11 + 2);

function reading(
  id: string,
  y: (i: number) => number,
  days: number,
  over: Partial<ChartSeries> = {},
): ChartSeries {
  return {
    id,
    label: 'Temperatura máxima',
    unit: '°C',
    color: 'max',
    kind: 'line',
    axis: 'left',
    x: Float64Array.from({ length: days }, (_, i) => at(i)),
    y: Float64Array.from({ length: days }, (_, i) => y(i)),
    decimals: 1,
    ...over,
  };
}

const max = (i: number) => 20 + i * 0.08 + 2.5 * wave(i);
const min = (i: number) => 7 + i * 0.05 + 1.5 * wave(i + 3);
const lowest = { label: 'Temperatura mínima', color: 'min' as const };
const monthly = [
  Date.UTC(2026, 8, 1, 12),
  Date.UTC(2026, 9, 1, 12),
  Date.UTC(2026, 10, 1, 12),
  Date.UTC(2026, 11, 1, 12),
];

const meta = {
  title: 'Gráficos/TimeChart',
  component: TimeChart,
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 980 }}>
      <TimeChart {...args} />
    </div>
  ),
  args: {
    title: 'Temperatura diaria',
    series: [reading('max', max, 89), reading('min', min, 89, lowest)],
    window: { start: at(0), end: at(104) },
    ticks: monthly,
    leftAxis: { title: 'Temperatura', unit: '°C' },
    leftFromZero: false,
    today: at(89),
  },
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIn = (canvas: HTMLElement) =>
  within(canvas).findByRole('application', { name: /Temperatura diaria/ });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const box = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: box.left + box.width / 2, clientY: box.top + 100 });
    await expect(chart).toHaveAttribute('data-reading');
    await expect(chart.querySelector('[data-part="value"]')).toHaveTextContent(/^\d+,\d °C$/);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /^lun 24 ago 2026\. Temperatura máxima: \d+,\d °C/,
    );
    await userEvent.keyboard('{ArrowRight}{PageDown}{ArrowLeft}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/^lun 31 ago 2026/);
  },
};

const gap = (y: (i: number) => number) => (i: number) => ((i > 40 && i < 52) || i > 80 ? Number.NaN : y(i));
export const WithGap: Story = {
  args: { series: [reading('max', gap(max), 95), reading('min', gap(min), 95, lowest)] },
  play: async ({ canvasElement }) => {
    await expect(within(await chartIn(canvasElement)).getAllByText('sin datos')).toHaveLength(2);
  },
};

/** Four times ten thousand points; the drawing stays small and the cursor still reads every point. */
export const Dense: Story = {
  args: {
    series: (['max', 'min', 'humidityMax', 'humidityMin'] as const).map((color, k) =>
      reading(color, (i) => 10 + 8 * k + 6 * Math.sin(i / 900 + k) + wave(i + k), 10_000, {
        color,
        label: `Serie ${k + 1}`,
        x: Float64Array.from({ length: 10_000 }, (_, i) => at(0) + (i * 104 * DAY) / 10_000),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(chart.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    chart.focus();
    await userEvent.keyboard('{Home}');
    const first = within(chart).getByRole('status').textContent;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(chart).getByRole('status').textContent).not.toBe(first));
  },
};

/** Many events in a few days: every label that fits is apart from the others, the rest is read at the cursor. */
export const Crowded: Story = {
  args: {
    markers: Array.from({ length: 9 }, (_, i) => ({
      id: `m${i}`,
      x: at(60 + i * 3),
      kind: (['control', 'phenology', 'device'] as const)[i % 3]!,
      label: ['control · aplicación', 'cuajado', 'cambio de dispositivo'][i % 3]!,
    })),
  },
};
export const OnePoint: Story = { args: { series: [reading('max', max, 1)] } };
export const AllHidden: Story = { args: { series: [reading('max', max, 89, { visible: false })] } };
export const OutsidePeriod: Story = { args: { window: { start: at(200), end: at(230) } } };
export const OnlyHoles: Story = { args: { series: [reading('max', () => Number.NaN, 30)] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { series: [] } };
export const Failed: Story = {
  args: { state: 'error', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
