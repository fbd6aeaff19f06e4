import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@vigia/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { deviceView } from '../device/device-panel.tsx';
import { SIGNAL, SIGNAL_OLD_DEVICE } from '../stories/demo-device.ts';
import { TODAY } from '../stories/demo-season.ts';
import { SignalPanel } from './signal-panel.tsx';

const meta = {
  id: 'paneles-signalpanel',
  title: 'Paneles/Panel de señal · SignalPanel',
  component: SignalPanel,
  parameters: {
    docs: {
      description: {
        component:
          'La señal de un equipo: promedio de cada día (solo equipos cuya serie contiene 2M) y las cifras de cada tecnología sobre sus clases. Úselo cuando un equipo se conecta poco, para saber si conviene moverlo, cambiar la antena o el operador. Arriba dice la última lectura y su clase.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <SignalPanel {...args} />
    </div>
  ),
  args: { data: SIGNAL, view: deviceView(TODAY), onPeriodChange: () => undefined },
} satisfies Meta<typeof SignalPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a 2M device begins with its days', async () => {
      const daily = await canvas.findByRole('application', { name: /^Señal diaria/ });
      await expect(within(daily).getByText(/^Baja · -100 dBm/)).toBeVisible();
      await expect(canvas.getByText(/^Última lectura: .* Entel/)).toBeVisible();
    });
    await step('each generation shows its figures over its classes', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4G' }));
      const power = await canvas.findByRole('application', { name: /^4G · RSRP \(dBm\)/ });
      await expect(canvas.getByRole('application', { name: /^4G · RSRQ \(dB\)/ })).toBeVisible();
      power.focus();
      await userEvent.keyboard('{Home}');
      await expect(within(power).getByRole('status')).toHaveTextContent(/RSRP: -\d+ dBm/);
    });
  },
};
export const Generation: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: '4G' }));
  },
};
/** Another model of device: without daily signal, and the panel says why. */
export const OtherMake: Story = {
  args: { data: SIGNAL_OLD_DEVICE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/solo en equipos cuya serie contiene 2M/)).toBeVisible());
    await expect(canvas.queryByRole('radio', { name: 'Diaria' })).toBeNull();
  },
};
export const Dense: Story = {
  args: {
    data: {
      ...SIGNAL,
      readings: Array.from({ length: 10_000 }, (_, i) => ({
        at: Date.UTC(2026, 9, 22, 3) + i * 250_000,
        figures: { rssi: -90 + Math.round(12 * Math.sin(i / 300)) },
      })),
    },
  },
};
export const Partial: Story = { args: { data: { ...SIGNAL, readings: SIGNAL.readings.slice(0, 40) } } };
/** A device that was removed: without today, and the days shown are those of its season. */
export const PastSeason: Story = {
  args: {
    view: {
      period: 'allSeason',
      window: { start: addDays(TODAY, -45), end: addDays(TODAY, 10) },
      today: null,
    },
  },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', {
      name: /^Señal diaria, del 7 oct 2026/,
    });
    await expect(within(chart).queryByText('hoy')).toBeNull();
    await expect(within(chart).queryByText('pronóstico')).toBeNull();
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
