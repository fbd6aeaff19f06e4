import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Sparkline, type SparkSeries } from './sparkline.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2026, 9, 22, 12);

function battery(y: (i: number) => number, days = 30): SparkSeries {
  return {
    label: 'Batería',
    unit: '%',
    decimals: 0,
    color: 'battery',
    x: Float64Array.from({ length: days }, (_, i) => START + i * DAY),
    y: Float64Array.from({ length: days }, (_, i) => y(i)),
  };
}
const level = (i: number) => Math.round(86 - i * 0.8 + 5 * Math.sin(i * 0.9));

const meta = {
  id: 'gráficos-sparkline',
  title: 'Gráficos/Minilínea · Sparkline',
  component: Sparkline,
  parameters: {
    states: {
      never: {
        Loading: 'a line of text waits as text does, in its skeleton',
        Error: 'a line of text fails as its text does',
      },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Una línea dentro de un texto, una celda o una tarjeta, para ver de un vistazo si una cifra sube, baja o se cortó. No tiene ejes: úsela junto al último valor escrito, y un gráfico completo cuando haya que leer fechas. A quien no la ve le dice último, mínimo y máximo con su unidad.',
      },
    },
  },
  render: (args) => (
    <p>
      Batería de N-03: <strong>64 %</strong> <Sparkline {...args} />
    </p>
  ),
  args: { series: battery(level) },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: /^Batería: último \d+ % \(20 nov 2026\), mínimo \d+ %, máximo \d+ %, de 30 registros desde el 22 oct 2026$/,
      }),
    ).toBeVisible();
  },
};
export const WithGap: Story = {
  args: { series: battery((i) => (i > 10 && i < 17 ? Number.NaN : level(i))) },
  play: async ({ canvasElement }) => {
    const path = within(canvasElement).getByRole('img').querySelector('path');
    await expect(path?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { series: battery(() => Number.NaN) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Batería: sin datos' })).toBeVisible();
  },
};
export const OnePoint: Story = { args: { series: battery(level, 1) } };
/**
 * Unsorted, impossible and undated values, and a very long series: it is always one line from left to right.
 */
export const BadReadings: Story = {
  render: () => (
    <p>
      {[
        {
          ...battery(level),
          x: battery(level).x.map((x, i) => (i === 4 ? Number.NaN : i === 9 ? START : x)),
        },
        battery((i) => (i === 7 ? Number.POSITIVE_INFINITY : level(i))),
        battery((i) => 60 + 20 * Math.sin(i / 9000), 200_000),
        { ...battery(level), label: 'Batería del equipo '.repeat(16).slice(0, 300) },
      ].map((series, i) => (
        <Sparkline key={String(i)} series={series} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    for (const line of within(canvasElement).getAllByRole('img')) {
      const path = line.querySelector('path')?.getAttribute('d') ?? '';
      await expect(path).toMatch(/^M[\d.,L M]+$/);
      const across = Array.from(path.matchAll(/[ML]([\d.]+),/g), ([, x]) => Number(x));
      await expect(across.toSorted((a, b) => a - b)).toEqual(across);
    }
  },
};
/** Hourly values of a year: the drawing is as small as that of a month of days. */
export const Dense: Story = { args: { series: battery((i) => 60 + 20 * Math.sin(i / 700), 8760) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
