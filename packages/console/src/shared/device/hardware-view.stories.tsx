import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_HARDWARE } from '@vigia/domain';
import { expect, fn, userEvent } from 'storybook/test';
import { HardwareView } from './hardware-view.tsx';

const at = Date.parse('2026-11-20T15:04:05Z');
const hardware = {
  config: {
    ...DEFAULT_HARDWARE,
    camera2: { ...DEFAULT_HARDWARE.camera1, hour: 16, weekdays: 72 },
    paperRoll: { enabled: true, turnSeconds: 25, weekdays: 127 },
  },
  stationId: 31,
  nodeSerial: '1C010331',
  state: 'synchronised',
  savedAt: at,
  synchronisedAt: at,
} as const;

const meta = {
  title: 'Consola/Configuración de dispositivo',
  component: HardwareView,
  args: { hardware },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 512, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HardwareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16:00:00')).toBeVisible();
    await expect(canvas.getByText('lunes, jueves')).toBeVisible();
    await expect(canvas.getByText(/Sincronizada: 20 nov 2026/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Pending: Story = { args: { hardware: { ...hardware, state: 'pending' } } };
export const Loading: Story = { args: { hardware: null } };
export const Failed: Story = {
  args: { hardware: null, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
