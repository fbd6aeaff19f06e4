import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { aDoor } from '../../../testing/sample-doors.ts';
import { GuideDialog } from './guide-dialog.tsx';

const SECRET = 'upl_Zq3xT9mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNtQsD3f8K1L2';

const meta = {
  title: 'Consola/Otras estaciones/Conectar una puerta',
  parameters: { coversPage: true },
  component: GuideDialog,
  args: { door: aDoor(), origin: 'https://vigia.example', secret: SECRET, onClose: fn() },
} satisfies Meta<typeof GuideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};

/** The secret is shown once: Escape does not close it. */
export const Made: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const [button, text] of [
      ['Copiar dirección', 'https://vigia.example/v2/uplinks/1'],
      ['Copiar nombre', 'Authorization'],
      ['Copiar valor', `Bearer ${SECRET}`],
    ] as const) {
      await userEvent.click(page.getByRole('button', { name: button }));
      await expect(write).toHaveBeenLastCalledWith(text);
    }
    await expect(page.getByText(/Custom webhook/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Ya lo guardé' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Later there is no secret to copy. */
export const Later: Story = {
  args: { secret: null, door: aDoor({ network: 'chirpstack' }) },
  play: async () => {
    const page = await dialog();
    await expect(page.getByText(/upl_Zq3xT9, no se vuelve a mostrar/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Copiar valor' })).toBeNull();
    await expect(page.getByText(/Event endpoint URL/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
