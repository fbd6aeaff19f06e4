import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { inDialog } from '../../testing/dialog-story.ts';
import { SecretDialog } from './secret-dialog.tsx';

const SECRET = 'whsec_Zq3xT9mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNtQs=';

const meta = {
  title: 'Consola/Avisos a programas/Secreto',
  parameters: { coversPage: true },
  component: SecretDialog,
  args: { name: 'ERP de la exportadora', secret: SECRET, onClose: fn() },
} satisfies Meta<typeof SecretDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown once: Escape does not close it. */
export const Ready: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await waitFor(() => expect(page.getByText(SECRET)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Copiar secreto' }));
    await expect(write).toHaveBeenLastCalledWith(SECRET);
    await waitFor(() => expect(page.getByText('Copiado')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Ya lo guardé' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
