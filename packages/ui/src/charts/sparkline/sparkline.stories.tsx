import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
  title: 'Gráficos/Sparkline',
  component: Sparkline,
  parameters: {
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
/** Hourly for a year: as small a drawing as a month of days. */
export const Dense: Story = { args: { series: battery((i) => 60 + 20 * Math.sin(i / 700), 8760) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
