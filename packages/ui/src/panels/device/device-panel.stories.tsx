import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@vigia/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEVICE, DEVICE_FOR_SUPER_ADMIN } from '../stories/demo-device.ts';
import { TODAY } from '../stories/demo-season.ts';
import { DevicePanel, deviceView } from './device-panel.tsx';

const view = deviceView(TODAY);

const meta = {
  id: 'paneles-devicepanel',
  title: 'Paneles/Panel del dispositivo · DevicePanel',
  component: DevicePanel,
  parameters: {
    docs: {
      description: {
        component:
          'Lo que un equipo dice de sí mismo y del aire que lo rodea: batería, temperatura y humedad; altitud y gas solo cuando se entregan (superadministración). Úselo en el detalle de estación y de nodo. Comienza en los últimos 30 días, y un silencio del equipo se ve como corte: muchas veces explica una captura que falta.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <DevicePanel {...args} />
    </div>
  ),
  args: { data: DEVICE, view, onPeriodChange: () => undefined },
} satisfies Meta<typeof DevicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /^Temperatura y humedad/ });
    await expect(within(chart).getByText('sin datos')).toBeVisible();
    await expect(canvas.getByRole('application', { name: /^Batería/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Altitud' })).toBeNull();
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /Temperatura: \d+,\d °C\. Humedad: \d+ %/,
    );
  },
};
/** Thirty days are drawn as days, a few days as hours; the cursor reads hours in both. */
export const Days: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /^Temperatura y humedad/ });
    const ranges = () => chart.querySelectorAll('[data-spread]').length;
    await step('each day is its mean between its lowest and its highest reading', async () => {
      await expect(ranges()).toBe(2);
      await expect(canvas.getAllByText(/^promedio de cada día/)).toHaveLength(2);
    });
    await step('the cursor goes from hour to hour', async () => {
      chart.focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(within(chart).getByRole('status')).toHaveTextContent(/22:00/);
    });
    await step('ten days and less are drawn hour by hour', async () => {
      await userEvent.keyboard('{+>3/}');
      await expect(ranges()).toBe(0);
      await expect(canvas.queryByText(/^promedio de cada día/)).toBeNull();
    });
  },
};
export const SuperAdmin: Story = {
  args: { data: DEVICE_FOR_SUPER_ADMIN },
  play: async ({ canvasElement }) => {
    for (const name of ['Altitud', 'Gas'])
      await waitFor(() => expect(within(canvasElement).getByRole('heading', { name })).toBeVisible());
  },
};
export const Partial: Story = { args: { data: { ...DEVICE, temperature: null, humidity: null } } };
/** Ten thousand readings of each measure, the most that the service sends at once. */
export const Dense: Story = {
  args: {
    data: {
      battery: {
        t: Array.from({ length: 10_000 }, (_, i) => Date.UTC(2026, 9, 22, 3) + i * 250_000),
        values: Array.from({ length: 10_000 }, (_, i) => 60 + Math.round(20 * Math.sin(i / 800))),
      },
      temperature: null,
      humidity: null,
    },
  },
};
export const PastSeason: Story = {
  args: { view: { period: '30days', window: { start: addDays(TODAY, -30), end: TODAY }, today: null } },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
