import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { inDialog } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { PasswordsDialog } from './passwords-dialog.tsx';

const PASSWORDS = [
  { email: 'ana.rojas@losaromos.example', password: 'k3pw-9xta-m2qe-7hnc' },
  { email: 'luis.soto@losaromos.example', password: 'b8rt-4mvd-y6kp-2zwa' },
  { email: 'administracion.de.campo.norte@agricolasanclemente.example', password: 'w5hj-3ncx-q9te-8fub' },
];

const meta = {
  title: 'Consola/Administración/Contraseñas temporales',
  parameters: { coversPage: true },
  component: PasswordsDialog,
  decorators: [inSnackbar],
  args: { passwords: PASSWORDS, onClose: fn() },
} satisfies Meta<typeof PasswordsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown once: Escape does not close it. Copied, they fall into two columns of a spreadsheet. */
export const Ready: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await waitFor(() => expect(page.getByText('3 contraseñas temporales')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Copiar todas' }));
    await expect(write).toHaveBeenLastCalledWith(
      PASSWORDS.map(({ email, password }) => `${email}\t${password}`).join('\n'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Ya las guardé' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    passwords: Array.from({ length: 60 }, (_, i) => ({
      email: `persona${i + 1}@losaromos.example`,
      password: PASSWORDS[i % 3]!.password,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
