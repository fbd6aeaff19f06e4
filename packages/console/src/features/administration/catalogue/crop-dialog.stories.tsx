import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@vigia/api/client';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { CropDialog } from './crop-dialog.tsx';

const meta = {
  title: 'Consola/Administración/Catálogo/Formulario de cultivo',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: CropDialog,
  args: { isOpen: true, onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Cultivo/ }), ' Limonero ');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Limonero', variantName: null });
  },
};
export const Taken: Story = {
  args: {
    edited: { name: 'Manzano', variantName: 'Granny Smith' },
    onSave: fn(async () => {
      const detail = 'Ya hay un cultivo con ese nombre y esa variedad';
      const problem = { type: 'about:blank', title: 'Ya existe', status: 409, code: 'conflict', detail };
      throw new ApiError('conflict', detail, { problem });
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Variedad/ }), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getAllByText(/Ya hay un cultivo/)[0]).toBeVisible());
  },
};
