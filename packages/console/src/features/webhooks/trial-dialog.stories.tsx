import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog } from '../../testing/dialog-story.ts';
import { aDelivery } from '../../testing/sample-webhooks.ts';
import { TrialDialog } from './trial-dialog.tsx';

const meta = {
  title: 'Consola/Avisos a programas/Prueba',
  parameters: { coversPage: true },
  component: TrialDialog,
  args: {
    name: 'ERP de la exportadora',
    url: 'https://erp.exportadora.example/vigia',
    delivery: aDelivery({ kind: 'test' }),
    ...{ isFailed: false, onAgain: fn(), onClose: fn() },
  },
} satisfies Meta<typeof TrialDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = async (text: string | RegExp) => {
  const page = await inDialog();
  await waitFor(() => expect(page.getByText(text)).toBeVisible());
  return page;
};

export const Taken: Story = {
  play: async ({ args }) => {
    const page = await saying('El programa recibió la prueba.');
    await expect(page.getByText('{"ok":true}')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Probar otra vez' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
/** Why not, and what to do about it. */
export const Refused: Story = {
  args: {
    delivery: aDelivery({
      ...{ kind: 'test', state: 'aside', failure: 'refused', status: 401 },
      answer: 'invalid signature',
    }),
  },
  play: async () => {
    await saying(/^El programa rechazó el aviso\. Revise la ruta/);
  },
};
export const Sending: Story = {
  args: { delivery: null },
  play: async () => {
    await saying(/^Enviando la prueba/);
  },
};
export const Failed: Story = {
  args: { delivery: null, isFailed: true },
  play: async () => {
    await saying('No se pudo enviar la prueba.');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
