import type { Meta, StoryObj } from '@storybook/react-vite';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

const POOL = { ...USUAL_CLIENT, id: 7, name: 'Bodega', isDevicePool: true };
const OURS = { ...USUAL_CLIENT, id: 1, name: 'Viña Los Aromos' };
const OTHER = { ...USUAL_CLIENT, id: 3, name: 'Agrícola San Clemente' };
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Pasar un dispositivo',
  component: HandOverDialog,
  args: { isOpen: true, onClose: fn(), serial: 'VG-9', from: OURS, clients: [OURS, OTHER, POOL], onSave },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Un dispositivo libre pasa a una bodega, o de una bodega a un cliente; nunca de un cliente a otro. Lo que midió queda con quien lo tenía.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof HandOverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = async () => {
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: /Pasa a/ }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

export const ToPool: Story = {
  play: async () => {
    await pressSave();
    await expect(onSave).not.toHaveBeenCalled();
    await expect(await choices()).toEqual(['Bodega']);
    await userEvent.click(screen.getByRole('option', { name: 'Bodega' }));
    await pressSave();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await expect(onSave).toHaveBeenCalledWith(
      { clientId: 7 },
      expect.anything(),
      expect.anything(),
      expect.anything(),
    );
  },
};

export const OutOfPool: Story = {
  args: { from: POOL },
  play: async () => {
    await expect(await choices()).toEqual(['Viña Los Aromos', 'Agrícola San Clemente']);
    await userEvent.keyboard('{Escape}');
  },
};

export const NoPool: Story = {
  args: { clients: [OURS, OTHER] },
  play: async () => {
    const dialog = await inDialog();
    const message = await dialog.findByText(/solo pasa a una bodega o sale de una/);
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
