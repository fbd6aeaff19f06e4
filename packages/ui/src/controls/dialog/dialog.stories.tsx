import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

interface SeasonDialogProps {
  readonly startsOpen?: boolean;
  /** Number of fields after the first two. */
  readonly more?: number;
}

function SeasonDialog({ startsOpen = false, more = 0 }: SeasonDialogProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Nueva temporada</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Nueva Temporada"
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              Cancelar
            </Button>
            <Button variant="primary">Guardar</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 20, paddingTop: 8 }}>
          <TextField label="Cliente" isReadOnly defaultValue="Viña Los Aromos" />
          <TextField label="Nombre" placeholder="2027–28" />
          {Array.from({ length: more }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal fields without identity
            <TextField key={at} label={`Cuartel ${at + 1}`} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

const meta = {
  id: 'controles-dialog',
  title: 'Controles/Diálogo · Dialog',
  parameters: {
    states: { never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error } } satisfies StatesOf,
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Un trabajo propio sobre la página, que en pantalla angosta sube desde abajo. El foco entra y al cerrar ' +
          'vuelve a donde estaba; Escape y una pulsación afuera cierran. Para guardar un formulario use `SaveDialog`, ' +
          'para pedir una decisión `ConfirmDialog`; para leer un dato al paso basta un `Popover`.',
      },
    },
  },
  component: SeasonDialog,
  subcomponents: { Dialog },
} satisfies Meta<typeof SeasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { startsOpen: true } };

/** Content that does not fit: it scrolls, the title and the buttons stay. */
export const Dense: Story = {
  args: { startsOpen: true, more: 24 },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(save).toBeVisible());
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const OpensAndCloses: Story = {
  parameters: { coversPage: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva temporada' }));
    const dialog = await body.findByRole('dialog', { name: 'Nueva Temporada' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nueva temporada' })).toHaveFocus());
  },
};

export const Narrow: Story = { args: { startsOpen: true }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: { startsOpen: true }, parameters: { theme: 'dark' } };
