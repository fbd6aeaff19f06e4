import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  id: 'controles-confirmdialog',
  title: 'Controles/Diálogo de confirmación · ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    states: {
      named: { Dense: 'NarrowLongName' },
      never: { Empty: 'it always asks something', Error: 'what failed is said by the snackbar' },
    } satisfies StatesOf,
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Pregunta antes de perder algo: Eliminar o Cancelar. El foco parte en Cancelar, Escape cancela y una ' +
          'pulsación afuera no hace nada. Diga qué se va y qué queda; no lo use para avisos ni para acciones que se ' +
          'pueden deshacer.',
      },
    },
  },
  args: {
    isOpen: true,
    title: '¿Deseas eliminar esta estación?',
    children: 'Se elimina N-05 de Los Aromos Norte. Sus capturas y fotografías se conservan.',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('alertdialog', { name: '¿Deseas eliminar esta estación?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** While the action runs, the dialog can neither be closed nor confirmed again. */
export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Eliminar/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NarrowLongName: Story = {
  args: { title: `¿Eliminar ${'Fundo Los Aromos del Valle de Casablanca '.repeat(8).slice(0, 300)}?` },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
