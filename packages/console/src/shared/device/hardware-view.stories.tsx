import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_HARDWARE } from '@vigia/domain/farm';
import { SnackbarProvider } from '@vigia/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HardwareEditor } from './hardware-editor.tsx';
import { HardwareView } from './hardware-view.tsx';

const saved = fn(async (_config: unknown) => undefined);
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
  parameters: { coversPage: true },
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

const Editor = () => (
  <SnackbarProvider>
    <HardwareEditor isOpen onClose={fn()} name="Apalta 01" config={hardware.config} onSave={saved} />
  </SnackbarProvider>
);

/** Administrators of devices edit a station's configuration; days and the sensors' interval are read-only. */
export const Edited: Story = {
  render: () => <Editor />,
  play: async () => {
    saved.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Configuración de Apalta 01' }));
    await waitFor(() => expect(dialog.getByText('Días: lunes, jueves. No se editan.')).toBeVisible());
    const seconds = dialog.getByRole('spinbutton', { name: /Giro del motor/ });
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '61');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dialog.getByText('10 ≤ segundo(s) ≤ 60')).toBeVisible());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '30');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'domingo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({
      camera2: { hour: 16, weekdays: 72 },
      paperRoll: { enabled: true, turnSeconds: 30, weekdays: 126 },
    });
  },
};

/** On a phone there are two fields per line, and no label is cut off. */
export const EditedNarrow: Story = {
  render: () => <Editor />,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Configuración de Apalta 01' }));
    const fields = dialog.getAllByRole<HTMLInputElement>('spinbutton');
    await expect(fields).toHaveLength(5);
    for (const label of fields.flatMap(({ labels }) => [...(labels ?? [])]))
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

/** A part that is switched off keeps its values. */
export const RollOff: Story = {
  render: () => <Editor />,
  play: async () => {
    saved.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Configuración de Apalta 01' }));
    const seconds = await dialog.findByRole('spinbutton', { name: /Giro del motor/ });
    await userEvent.click(dialog.getByRole('switch', { name: 'Activado' }));
    await expect(seconds).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'domingo' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({
      camera2: { hour: 16, weekdays: 72 },
      paperRoll: { enabled: false, turnSeconds: 25 },
    });
  },
};
