import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';

const meta = {
  title: 'Consola/Avisos a programas/Cambiar secreto',
  parameters: { coversPage: true },
  component: RotateSecretDialog,
  args: { name: 'ERP de la exportadora', busy: false, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof RotateSecretDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('Hasta entonces valen los dos')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /24 horas más/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^Hasta ahora/ })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: /^Hasta ahora/ }));
    await waitFor(() => expect(screen.getByText(/rechaza los avisos hasta/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar secreto' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(0);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
