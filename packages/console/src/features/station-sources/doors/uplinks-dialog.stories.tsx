import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aKeptUplink } from '../../../testing/sample-doors.ts';
import { UplinksDialog } from './uplinks-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Envíos de un equipo',
  parameters: { coversPage: true },
  component: UplinksDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), name: 'sonda-4', state: 'ready', onRetry: fn() },
    uplinks: [
      aKeptUplink(),
      aKeptUplink({ reason: 'out-of-range', frameCounter: 4181 }),
      aKeptUplink({ reason: 'no-fields', fields: [], frameCounter: 4180 }),
    ],
    ...{ isReplaying: false, onReplay: fn() },
  },
} satisfies Meta<typeof UplinksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Un valor es imposible')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Leer otra vez' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { uplinks: [] },
  play: async () => await waitFor(() => expect(screen.getByText('Ningún envío conservado')).toBeVisible()),
};
export const Loading: Story = { args: { uplinks: null, state: 'loading' } };
export const Failed: Story = { args: { uplinks: null, state: 'error' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
