import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SecretDialog } from './secret-dialog.tsx';

const SECRET = 'svc_Zq3xT9mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNtQsD3f8K1L2';

const meta = {
  title: 'Consola/Programas/Token',
  parameters: { coversPage: true },
  component: SecretDialog,
  args: {
    name: 'Riego del packing',
    secret: SECRET,
    trial: `curl -H 'Authorization: Bearer ${SECRET}' 'https://vigia.example/v2/clients'`,
    assistants: 'https://vigia.example/mcp',
    onClose: fn(),
  },
} satisfies Meta<typeof SecretDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};

/** Shown once: Escape does not close it. */
export const Ready: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copiar token' }));
    await expect(write).toHaveBeenLastCalledWith(SECRET);
    await waitFor(() => expect(page.getByText('Copiado')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Copiar orden' }));
    await expect(write).toHaveBeenLastCalledWith(
      `curl -H 'Authorization: Bearer ${SECRET}' 'https://vigia.example/v2/clients'`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Copiar dirección' }));
    await expect(write).toHaveBeenLastCalledWith('https://vigia.example/mcp');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Ya lo guardé' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** A token that does not read fields is of no use to assistants. */
export const Writing: Story = {
  args: { name: 'Estación propia', assistants: null },
  play: async () => {
    const page = await dialog();
    await expect(page.queryByRole('button', { name: 'Copiar dirección' })).toBeNull();
  },
};
