import type { Meta, StoryObj } from '@storybook/react-vite';
import { SCENARIO_MESSAGES } from '@vigia/domain/es';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ScenarioDialog } from './scenario-dialog.tsx';

const JUAN = {
  ...{ id: 1, sectorId: 3, seasonId: 9, pestId: 1 },
  ...{ name: 'Biofix de Juan', supposed: 'start.2026-09-14' },
};
const onSave = fn(async () => undefined);
const meta = {
  title: 'Consola/Campo/¿Y si…?/Nombre del supuesto',
  component: ScenarioDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), onSave, onSaved: fn() },
    ...{ edited: null, name: '', supposed: 'warmer.1', others: [JUAN] },
  },
  decorators: [inSnackbar],
  parameters: { coversPage: true },
} satisfies Meta<typeof ScenarioDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a name, and with one that is taken, nothing is sent. */
export const Keep: Story = {
  play: async ({ args }) => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toBeVisible());
    await pressSave();
    await waitFor(() => expect(dialog.getAllByText(SCENARIO_MESSAGES.name)[0]).toBeVisible());
    const status = dialog.getByRole('status');
    await expect(status).toHaveTextContent('Por favor llenar todos los campos requeridos (*)');
    const name = dialog.getByRole('textbox', { name: /^Nombre/ });
    await userEvent.type(name, 'biofix de juan');
    await waitFor(() => expect(dialog.getAllByText(SCENARIO_MESSAGES.nameTaken)[0]).toBeVisible());
    await expect(status).toHaveTextContent('Revise los campos marcados');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(name, ' y Ana');
    await pressSave();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('biofix de juan y Ana'));
  },
};
export const Rename: Story = {
  args: { edited: JUAN, name: JUAN.name, supposed: JUAN.supposed, others: [] },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Biofix de Juan'),
    );
  },
};
