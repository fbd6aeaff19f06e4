import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { DoorDialog } from './door-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Formulario de puerta',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: DoorDialog,
  args: { isOpen: true, onClose: fn(), onSave: fn(async () => undefined), onSaved: fn() },
} satisfies Meta<typeof DoorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Crear puerta' }));
    await waitFor(() => expect(screen.getByText('Escriba un nombre')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Servidor de red/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'ChirpStack' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'ChirpStack' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Nombre/ }), ' Packing ');
    await userEvent.click(screen.getByRole('button', { name: 'Crear puerta' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { network: 'chirpstack', name: 'Packing' },
      expect.anything(),
    );
  },
};
export const Rename: Story = {
  args: { edited: { network: 'tts', name: 'Sondas del parrón' } },
  play: async () =>
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Sondas del parrón'),
    ),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
