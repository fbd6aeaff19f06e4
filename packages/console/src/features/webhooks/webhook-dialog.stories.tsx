import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../testing/dialog-story.ts';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { SECTORS } from '../../testing/sample-farm.ts';
import { aWebhook } from '../../testing/sample-webhooks.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

const meta = {
  title: 'Consola/Avisos a programas/Formulario',
  parameters: { coversPage: true },
  component: WebhookDialog,
  decorators: [inSnackbar],
  args: {
    isOpen: true,
    sectors: SECTORS,
    onClose: fn(),
    onSave: fn(async () => undefined),
    onSaved: fn(),
  },
} satisfies Meta<typeof WebhookDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every field says what it lacks, and nothing is sent. */
export const Wrong: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByRole('button', { name: 'Crear aviso' })).toBeVisible());
    await userEvent.type(page.getByLabelText(/^Dirección/), 'erp.example');
    for (const kind of page.getAllByRole('checkbox')) await userEvent.click(kind);
    await userEvent.click(page.getByLabelText('Solo de algunos'));
    await userEvent.click(page.getByRole('button', { name: 'Crear aviso' }));
    for (const problem of [
      'Escriba un nombre',
      /^Escriba la dirección completa/,
      'Elija al menos una cosa',
      'Elija al menos un campo',
    ])
      await waitFor(() => expect(page.getByText(problem)).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Created: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByLabelText(/^Nombre/)).toBeVisible());
    await userEvent.type(page.getByLabelText(/^Nombre/), 'ERP');
    await userEvent.type(page.getByLabelText(/^Dirección/), 'https://erp.example/vigia');
    await userEvent.click(page.getByRole('button', { name: 'Crear aviso' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
/** A sector that is gone stays chosen by its number until it is taken out. */
export const Edited: Story = {
  args: { edited: aWebhook({ sectorIds: [3, 99] }) },
  play: async ({ args }) => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByText(/Campo 99/)).toBeVisible());
    await userEvent.type(page.getByLabelText(/^Nombre/), ' nuevo');
    await pressSave();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByText('Guardado: ERP de la exportadora nuevo')).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
