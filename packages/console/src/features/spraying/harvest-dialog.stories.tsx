import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { FIELD_MESSAGES, PRODUCT_MESSAGES } from '@vigia/domain/es';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../testing/dialog-story.ts';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { CROPS } from '../../testing/sample-farm.ts';
import { HarvestDialog } from './harvest-dialog.tsx';

const onSave = fn(async () => undefined);
const meta = {
  title: 'Consola/Qué puedo aplicar/Cosecha',
  component: HarvestDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), onSave, onRemove: fn(async () => undefined) },
    sectorName: 'Los Niches',
    season: { start: isoDate('2026-05-01') },
    crops: CROPS.slice(1),
    harvests: [],
  },
  decorators: [inSnackbar],
  parameters: { coversPage: true },
} satisfies Meta<typeof HarvestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Hospedero/ })).toBeVisible());
    await pressSave();
    await waitFor(() => expect(dialog.getAllByText(FIELD_MESSAGES.required)[0]).toBeVisible());
    const field = dialog.getByRole('textbox', { name: /^Se cosecha desde/ });
    await userEvent.type(field, '30/04/2026');
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByText(PRODUCT_MESSAGES.harvestBeforeSeason)).toBeVisible());
    await expect(onSave).not.toHaveBeenCalled();
  },
};
export const Edited: Story = {
  args: { harvests: [{ id: 1, seasonId: 9, sectorId: 4, cropId: null, date: isoDate('2027-02-20') }] },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeVisible());
  },
};
