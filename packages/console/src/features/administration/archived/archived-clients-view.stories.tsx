import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ArchivedClientsView } from './archived-clients-view.tsx';

const meta = {
  title: 'Consola/Administración/Clientes archivados',
  parameters: { coversPage: true },
  component: ArchivedClientsView,
  args: {
    clients: [
      { id: 4, name: 'Agrícola San Clemente' },
      { id: 9, name: 'Sociedad Agrícola y Frutícola Los Nogales de la Cordillera Limitada' },
    ],
    isFailed: false,
    restoring: null,
    onRestore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ArchivedClientsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar Agrícola San Clemente' }));
    await expect(args.onRestore).toHaveBeenCalledWith({ id: 4, name: 'Agrícola San Clemente' });
  },
};
export const Restoring: Story = { args: { restoring: 4 } };
export const Loading: Story = { args: { clients: null } };
export const Empty: Story = {
  args: { clients: [] },
  play: async () => {
    const title = await screen.findByText('Ningún cliente archivado');
    await waitFor(() => expect(title).toBeVisible()); // once the dialog has faded in
  },
};
export const Failed: Story = {
  args: { clients: null, isFailed: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
