import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, within } from 'storybook/test';
import { PEST, PEST_WITH_GAP, PEST_WITHOUT_BIOFIX, TODAY } from '../stories/demo-season.ts';
import { DegreeDayChart } from './degree-day-chart.tsx';

const meta = {
  id: 'paneles-degreedaychart',
  title: 'Paneles/Gráfico de grados día · DegreeDayChart',
  component: DegreeDayChart,
  parameters: {
    docs: {
      description: {
        component:
          'El gráfico de grados día y capturas sin su panel: eje izquierdo, capturas a la derecha, marcas y estados de cada generación. Úselo donde el espacio o los controles ya existen, como en un informe o una tarjeta; con `interactive={false}` es una imagen sola, que también se dibuja sin navegador.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 980 }}>
      <DegreeDayChart {...args} />
    </div>
  ),
  args: {
    data: PEST,
    view: {
      period: '90days',
      window: { start: isoDate('2026-08-23'), end: isoDate('2026-12-06') },
      today: TODAY,
    },
  },
} satisfies Meta<typeof DegreeDayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Grados día y capturas/ });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Grados Día acumulados: .*°C·día/);
  },
};
export const WithoutMarkers: Story = {
  args: { markers: { controls: false, phenology: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('application');
    await expect(canvasElement.querySelector('[data-marker="biofix"]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-marker="control-1"]')).toBeNull();
  },
};
/** A season with a gap and markers of every kind. */
export const Dense: Story = { args: { data: PEST_WITH_GAP } };
export const WithoutBiofix: Story = { args: { data: PEST_WITHOUT_BIOFIX } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { data: { ...PEST, degreeDays: null, captures: {} } } };
export const Failed: Story = { args: { state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
