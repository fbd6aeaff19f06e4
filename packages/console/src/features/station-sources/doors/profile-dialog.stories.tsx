import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { aLinkedDevice, aProfile } from '../../../testing/sample-doors.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Editar perfil',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: ProfileDialog,
  args: {
    ...{ isOpen: true, profile: aProfile(), devices: [aLinkedDevice()] },
    ...{ onClose: fn(), onSave: fn(async () => undefined), onSaved: fn() },
  },
} satisfies Meta<typeof ProfileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};
const choose = async (path: string, list: string, option: string) => {
  const row = within(screen.getByRole('group', { name: path }));
  await userEvent.click(row.getByRole('button', { name: new RegExp(list) }));
  await waitFor(() => expect(screen.getByRole('option', { name: option })).toBeVisible());
  await userEvent.click(screen.getByRole('option', { name: option }));
};

export const Used: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await expect(page.getByText(/El cambio vale para 1 equipo\./)).toBeVisible();
    await expect(page.getByText('20 °C')).toBeVisible();
    await choose('env.temp', 'Unidad', '°C');
    await waitFor(() => expect(page.getByText(/^68 °C, fuera de/)).toBeVisible());
    await choose('battery', 'Medida', 'Lluvia');
    await waitFor(() => expect(page.getByText(/un contador que solo crece no sirve/)).toBeVisible());
    await choose('battery', 'Medida', 'No se usa');
    await waitFor(() => expect(page.queryByText(/un contador que solo crece/)).toBeNull());
    await pressSave();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
/** Fields that the last uplink lacked stay mapped. */
export const Unused: Story = {
  args: { devices: [] },
  play: async () => {
    const page = await dialog();
    await expect(page.getAllByText('No vino en el último envío')).toHaveLength(2);
    await expect(page.queryByText(/El cambio vale/)).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
