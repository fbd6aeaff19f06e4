import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ThisDeviceView } from './this-device-view.tsx';

const meta = {
  title: 'Consola/En este teléfono',
  component: ThisDeviceView,
  parameters: { coversPage: true },
  args: {
    kept: { at: Date.parse('2026-11-05T12:07:00Z'), fields: 12, failed: 0 },
    progress: null,
    photos: 84,
    storage: { usedBytes: 23_400_000, quotaBytes: 5_400_000_000, isProtected: true },
    opensAlone: true,
    isInstalled: true,
    isOnline: true,
    onKeep: fn(),
    onProtect: fn(),
    onClear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ThisDeviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'En este teléfono' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Kept: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText(/12 campos guardados/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Guardar ahora' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** Nothing is kept yet, and the browser may delete what will be. */
export const Empty: Story = {
  args: {
    kept: null,
    photos: 0,
    isInstalled: false,
    storage: { usedBytes: 11_800_000, quotaBytes: 900_000_000, isProtected: false },
  },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Borrar lo guardado' })).toBeDisabled();
    await userEvent.click(shown.getByRole('button', { name: 'Pedir que no se borre' }));
    await expect(args.onProtect).toHaveBeenCalledOnce();
  },
};

export const Keeping: Story = { args: { progress: { done: 31, of: 90 } } };

/** Some parts were not answered, and there is no line to ask again. */
export const Offline: Story = {
  args: { isOnline: false, kept: { at: Date.parse('2026-11-05T12:07:00Z'), fields: 12, failed: 3 } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Guardar ahora' })).toBeDisabled();
  },
};

/** A browser that keeps nothing: a private window, or a page without https. */
export const WithoutWorker: Story = { args: { opensAlone: false, storage: null, kept: null, photos: 0 } };
