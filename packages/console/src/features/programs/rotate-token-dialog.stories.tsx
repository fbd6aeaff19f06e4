import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { TODAY } from '../../testing/sample-farm.ts';
import { RotateTokenDialog } from './rotate-token-dialog.tsx';

const meta = {
  title: 'Consola/Programas/Cambiar token',
  parameters: { coversPage: true },
  component: RotateTokenDialog,
  decorators: [inSnackbar],
  args: {
    token: { name: 'Riego del packing' },
    today: TODAY,
    onSave: fn(async () => undefined),
    onClose: fn(),
    failedMessage: () => 'No se pudo guardar',
  },
} satisfies Meta<typeof RotateTokenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const page = within(screen.getByRole('dialog'));
    await userEvent.click(page.getByRole('button', { name: /24 horas más/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: '7 días más' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: '7 días más' }));
    await userEvent.click(page.getByRole('button', { name: 'Crear otro token' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { overlapHours: 168, expires: '2027-05-20' },
      expect.anything(),
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
