import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StatesOf } from '../testing/states.ts';
import type { ChartSeries } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2026, 9, 22, 12);

function readings(count: number): ChartSeries[] {
  return [
    {
      id: 'humidity',
      label: 'Humedad mínima',
      unit: '%',
      color: 'humidityMin',
      kind: 'line',
      axis: 'left',
      decimals: 0,
      x: Float64Array.from({ length: count }, (_, i) => START + i * DAY),
      y: Float64Array.from({ length: count }, (_, i) => (i === 5 ? Number.NaN : 40 + (i % 9))),
    },
  ];
}

const meta = {
  id: 'gráficos-charttable',
  title: 'Gráficos/Tabla de un gráfico · ChartTable',
  component: ChartTable,
  parameters: {
    states: {
      never: {
        Loading: 'while its chart loads there is nothing to show: the button is disabled, as in Empty',
        Error: 'it shows what its chart has',
      },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'El botón que abre los datos de un gráfico como tabla: todos los puntos, cincuenta fechas por página, las más recientes primero. Úselo junto a todo gráfico, para quien no lo ve y para quien quiere la cifra exacta; `ChartTools` lo trae junto a las descargas.',
      },
    },
  },
  args: { title: 'Humedad diaria', series: readings(30) },
} satisfies Meta<typeof ChartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Ver tabla' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Humedad diaria' }));
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getAllByRole('row')).toHaveLength(30);
    await expect(dialog.getByRole('columnheader', { name: 'Humedad mínima (%)' })).toBeInTheDocument();
  },
};
/** Two hundred thousand points: only one page of them is drawn. */
export const Dense: Story = {
  args: { series: readings(200_000) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getAllByRole('row')).toHaveLength(51);
    await expect(dialog.getByText(/^1–50 de 199[.\s]?999$/)).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Ver tabla' })).toBeDisabled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
