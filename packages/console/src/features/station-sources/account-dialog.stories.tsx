import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressSave } from '../../testing/dialog-story.ts';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { AccountDialog } from './account-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Formulario de cuenta',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: AccountDialog,
  args: { isOpen: true, onClose: fn(), onSave: fn(async () => undefined), onSaved: fn() },
} satisfies Meta<typeof AccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Viña');
    await userEvent.type(screen.getByRole('textbox', { name: /Llave pública/ }), 'abc');
    await pressSave();
    await waitFor(() => expect(screen.getByText('Escriba la llave')).toBeVisible());
    await userEvent.type(screen.getByLabelText(/Llave privada/), 'def');
    await pressSave();
    const draft = { vendor: 'fieldclimate', name: 'Viña', vendorKey: 'abc', vendorSecret: 'def' };
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(draft));
  },
};
export const OtherMaker: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Fabricante/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Davis/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /API Key/ })).toBeVisible());
  },
};
export const Edit: Story = {
  args: { edited: { vendor: 'weatherlink', name: 'Davis de la bodega' } },
  play: async () =>
    await waitFor(() => expect(screen.getByText(/Vacías, se conservan las que hay/)).toBeVisible()),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
