import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UnknownDevice } from '@vigia/domain/devices';
import { expect, fn } from 'storybook/test';
import { UnknownDevicesTable } from './unknown-devices-table.tsx';

const AT = Date.UTC(2026, 10, 24, 12, 10);
const DEVICES: readonly UnknownDevice[] = [
  {
    serial: 'VG-2M-99',
    address: '190.98.10.4',
    call: 'data',
    keyFault: 'unknown',
    program: 'vigia-nodo/2.4',
    times: 48,
    firstAt: AT - 86_400_000,
    lastAt: AT,
  },
  {
    serial: 'prueba',
    address: '2001:db8::7',
    call: 'config',
    keyFault: 'missing',
    program: null,
    times: 1,
    firstAt: AT - 3_600_000,
    lastAt: AT - 3_600_000,
  },
];

const meta = {
  title: 'Consola/Administración/Dispositivos desconocidos',
  component: UnknownDevicesTable,
  args: { devices: DEVICES, state: 'ready', onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UnknownDevicesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No es de ningún dispositivo en servicio')).toBeVisible();
    await expect(canvas.getByText('No la traía')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { devices: [] },
  play: async ({ canvas }) => await expect(canvas.getByText('Ningún dispositivo desconocido')).toBeVisible(),
};
export const Loading: Story = { args: { devices: [], state: 'loading' } };
export const Failed: Story = { args: { devices: [], state: 'error' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
