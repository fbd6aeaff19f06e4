import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../testing/dialog-story.ts';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Cambiar contraseña',
  parameters: { coversPage: true },
  component: PasswordDialog,
  args: { isOpen: true, onClose: fn(), hasExternalSignIn: false, onSave },
  decorators: [inSnackbar],
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const dialog = await inDialog();
    const password = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    await pressSave();
    const current = password('Contraseña actual');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('Ingrese su contraseña actual');
    await userEvent.type(current, 'un manzano viejo');
    await userEvent.type(password('Contraseña nueva'), 'dos cerezos en flor');
    await userEvent.type(password('Repita la contraseña nueva'), 'dos cerezos en flor');
    await pressSave();
    await expect(onSave).toHaveBeenCalledWith('un manzano viejo', 'dos cerezos en flor', expect.anything());
  },
};

/** Users can also sign in by the company's directory. */
export const External: Story = {
  args: { hasExternalSignIn: true },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByText(/directorio de su empresa/)).toBeVisible());
  },
};

export const Narrow: Story = { ...External, globals: { viewport: { value: 'narrow' } } };
