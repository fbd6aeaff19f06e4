import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { SECTORS, TODAY } from '../../testing/sample-farm.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { newDraft } from './token-draft.ts';

const meta = {
  title: 'Consola/Programas/Nuevo',
  parameters: { coversPage: true },
  component: NewTokenDialog,
  decorators: [inSnackbar],
  args: {
    isOpen: true,
    sectors: SECTORS,
    today: TODAY,
    draft: newDraft(TODAY),
    isChanged: true,
    onClose: fn(),
    onChange: fn(),
    onSave: fn(async () => undefined),
    onReset: fn(),
    failedMessage: () => 'No se pudo guardar',
  },
  render: function WithDraft(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <NewTokenDialog {...args} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    );
  },
} satisfies Meta<typeof NewTokenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};

/** Without a name, scopes and sectors nothing is sent. */
export const Wrong: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(page.getByLabelText('Ver campos, estaciones y temporadas'));
    await userEvent.click(page.getByLabelText('Ver mediciones y series'));
    await userEvent.click(page.getByLabelText('Solo algunos'));
    await userEvent.click(page.getByRole('button', { name: 'Crear token' }));
    for (const problem of ['Escriba un nombre', 'Elija al menos un permiso', 'Elija al menos un campo'])
      await waitFor(() => expect(page.getByText(problem)).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Ready: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.type(page.getByLabelText(/^Nombre/), 'Riego del packing');
    await userEvent.click(page.getByLabelText('Cargar mediciones'));
    await userEvent.click(page.getByRole('button', { name: 'Crear token' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
