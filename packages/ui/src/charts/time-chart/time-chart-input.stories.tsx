import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../controls/card/card.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { ChartLayout } from '../chart-layout.tsx';
import { LegendCards } from '../legend-card.tsx';
import { at, CAPTURES, DAY, daily, MIN, MONTHS, SEASON, SHOWN, TODAY, warmest } from './stories/season.ts';
import { TimeChart } from './time-chart.tsx';

const meta = {
  id: 'gráficos-timechart-datos-difíciles',
  title: 'Gráficos/Gráfico de tiempo · TimeChart/Datos difíciles',
  component: TimeChart,
  parameters: {
    states: { shownIn: 'Gráficos/TimeChart' } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Qué hace el gráfico con datos que no vienen como debieran. Un valor que falta (`NaN`) o es infinito es un corte; fechas desordenadas se ordenan, de una fecha repetida vale el último valor y un valor sin fecha se omite, y el lector siempre lo sabe por un aviso bajo el gráfico. Nombres largos se cortan en el dibujo y se leen completos en las tarjetas y el cursor.',
      },
    },
  },
  render: (args) => (
    <Card>
      <ChartLayout chart={<TimeChart {...args} />} side={<LegendCards series={args.series} />} />
    </Card>
  ),
  args: {
    title: 'Temperatura diaria',
    series: [daily('max', warmest, 89)],
    window: SEASON,
    ticks: MONTHS,
    leftAxis: { title: 'Temperatura', unit: '°C' },
    leftFromZero: false,
    today: TODAY,
  },
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIn = (canvas: HTMLElement) =>
  within(canvas).findByRole('application', { name: /Temperatura diaria/ });

export const OnePoint: Story = {
  args: { series: [daily('max', warmest, 1)] },
  play: async ({ canvasElement }) => {
    await expect(await chartIn(canvasElement)).toHaveAccessibleDescription(
      /^Temperatura máxima: un solo valor, \d+,\d °C el 24 ago 2026\./,
    );
  },
};
export const OnlyHoles: Story = {
  args: { series: [daily('max', () => Number.NaN, 30)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos que graficar')).toBeVisible();
  },
};
/** A caller without types passes plain arrays, with `null` for missing values: they are holes, never zeros. */
export const Nulls: Story = {
  args: {
    series: [
      {
        ...daily('max', warmest, 89),
        y: Array.from({ length: 89 }, (_, i) => (i % 30 > 24 ? null : warmest(i))) as unknown as Float64Array,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(chart).toHaveAccessibleDescription(/mínimo 1\d,\d °C.*Hay 3 tramos sin datos/);
    chart.focus();
    await userEvent.keyboard('{Home}{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Temperatura máxima: sin dato$/);
  },
};
export const OutsidePeriod: Story = {
  args: { window: { start: at(200), end: at(230) }, ticks: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sin datos en este período/)).toBeVisible();
  },
};

const shuffled = daily('max', warmest, 89, {
  x: Float64Array.from({ length: 89 }, (_, i) => at(i === 30 ? 29 : i === 60 ? 10 : i)),
});
export const UnsortedAndRepeated: Story = {
  args: { series: [shuffled] },
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByRole('list', { name: 'Avisos sobre los datos' });
    await expect(notes).toHaveTextContent('las fechas llegaron desordenadas y se ordenaron');
    await expect(notes).toHaveTextContent('2 fechas repetidas; se muestra el último valor de cada una');
    (await chartIn(canvasElement)).focus();
    await userEvent.keyboard('{Home}');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^lun 24 ago 2026/);
  },
};

export const Infinite: Story = {
  args: {
    series: [
      daily('max', (i) => (i === 20 ? Number.POSITIVE_INFINITY : i === 21 ? -Infinity : warmest(i)), 89),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/2 valores imposibles \(infinitos\)/)).toBeVisible(),
    );
  },
};

export const TwoHundredThousand: Story = {
  args: {
    series: [
      daily(
        'max',
        (i) => (i % 40_000 > 39_000 ? Number.NaN : 15 + 6 * Math.sin(i / 9000) + Math.sin(i)),
        200_000,
        {
          x: Float64Array.from({ length: 200_000 }, (_, i) => at(0) + (i * SHOWN * DAY) / 200_000),
        },
      ),
    ],
    today: undefined,
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(chart.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/°C$/);
  },
};

const LONG = `Estación ${'del cuartel de los aromos junto al canal '.repeat(8)}`.slice(0, 300);
export const LongNames: Story = {
  args: {
    series: [
      daily('max', warmest, 89, { label: LONG, lastRecord: { x: TODAY, y: 27.4 } }),
      { ...MIN, label: LONG },
      { ...CAPTURES, label: LONG },
    ],
    leftAxis: { title: LONG, unit: '°C' },
    rightAxis: { title: LONG, unit: 'adultos' },
    markers: [{ id: 'm', x: at(50), kind: 'control', label: LONG }],
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const NoWindow: Story = { args: { window: { start: Number.NaN, end: Number.NaN }, ticks: undefined } };
