import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@vigia/api/client';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { TODAY } from '../../testing/sample-farm.ts';
import { PastDialog } from './past-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Días anteriores',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: PastDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), today: TODAY, station: { vendorStationName: 'Cuartel 4' } },
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof PastDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = () => screen.findByRole('button', { name: 'Traer' });

export const Usual: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await ask());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { from: Date.parse('2026-10-22T03:00:00Z'), to: Date.parse('2026-11-22T03:00:00Z') },
      expect.anything(),
      expect.anything(),
    );
  },
};
export const AlreadyAsked: Story = {
  args: {
    onSave: fn(async () => {
      const detail = 'Ya se está trayendo parte de este período';
      const problem = { type: 'about:blank', title: 'Conflicto', status: 409, code: 'conflict', detail };
      throw new ApiError('conflict', detail, { problem });
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await ask());
    await waitFor(() => expect(screen.getAllByText(/Ya se está trayendo/)[0]).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
