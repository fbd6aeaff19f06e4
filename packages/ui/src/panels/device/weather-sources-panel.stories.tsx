import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Samples } from '../sample-series.ts';
import { DEVICE } from '../stories/demo-device.ts';
import { TODAY } from '../stories/demo-season.ts';
import { deviceView } from './device-panel.tsx';
import { WeatherSourcesPanel } from './weather-sources-panel.tsx';

const shifted = (samples: Samples | null, by: number): Samples | null =>
  samples && { t: samples.t, values: samples.values.map((value) => (value === null ? null : value + by)) };
const { temperature, humidity } = DEVICE;
const measured = { temperature, humidity };

const meta = {
  id: 'paneles-weathersourcespanel',
  title: 'Paneles/Panel de fuentes del clima · WeatherSourcesPanel',
  component: WeatherSourcesPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Temperatura y humedad de una estación según su equipo, según el proveedor de clima y consolidadas (el equipo, con sus vacíos llenados por el proveedor), una sobre otra. Úselo en el detalle de estación para superadministración: muestra cuándo un sensor se aparta del aire que lo rodea.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <WeatherSourcesPanel {...args} />
    </div>
  ),
  args: {
    data: {
      measured,
      consolidated: measured,
      provider: { temperature: shifted(temperature, -2.4), humidity: shifted(humidity, 6) },
    },
    view: deviceView(TODAY),
    onPeriodChange: () => undefined,
  },
} satisfies Meta<typeof WeatherSourcesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /^Temperatura por fuente/ });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /Clima consolidado: \d+,\d °C\. Estación: \d+,\d °C\. Proveedor: \d+,\d °C/,
    );
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
export const Dense: Story = { args: { view: { ...deviceView(TODAY), period: '90days' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
