import type { Meta, StoryObj } from '@storybook/react-vite';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ClientFilterDialog } from './client-filter-dialog.tsx';

const clients = [
  { id: 3, name: 'Agrícola San Clemente', ...USUAL_CLIENT },
  { id: 1, name: 'Viña Los Aromos', ...USUAL_CLIENT },
];
const meta = {
  title: 'Consola/Diálogos',
  parameters: { coversPage: true },
  component: ClientFilterDialog,
  args: { isOpen: true, onClose: fn(), clients, clientId: 1, loading: null, onChoose: fn() },
} satisfies Meta<typeof ClientFilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement | null;

export const ClientFilter: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    // The dialog takes the focus once it stands there, which would close a list that is open by then.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await userEvent.clear(field);
    await userEvent.type(field, 'clem');
    await userEvent.click(await screen.findByRole('option', { name: 'Agrícola San Clemente' }));
    await expect(args.onChoose).toHaveBeenCalledWith(clients[0]);
    // `clientId` does not change in the story, so the list stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const ClientLoading: Story = { args: { loading: clients[0]! } };
export const ClientFailed: Story = {
  args: { error: 'No se pudo cargar el cliente. Sigue abierto el anterior.' },
};
