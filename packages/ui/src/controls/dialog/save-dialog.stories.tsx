import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { SnackbarProvider } from '../snackbar/snackbar.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SaveButton } from './save-button.tsx';
import { SaveDialog } from './save-dialog.tsx';

const reported = fn();

interface FormProps {
  /** The answer of the server. */
  readonly onSave?: (name: string, signal: AbortSignal) => Promise<unknown>;
  readonly onDelete?: () => Promise<unknown>;
  readonly startsOpen?: boolean;
  readonly name?: string;
  /** Whether there is another season of this name. */
  readonly isTaken?: boolean;
  /** Number of fields below the name. */
  readonly more?: number;
  /** False: the error goes to the page, as without `onError`. */
  readonly takesErrors?: boolean;
}

/** "Nueva Temporada" as a screen writes it: the dialog knows only whether the fields are valid. */
function SeasonForm({
  onSave = async () => {},
  onDelete,
  startsOpen = true,
  name: given = '2026–27',
  takesErrors = true,
  more = 0,
  isTaken = false,
}: FormProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [name, setName] = useState(given);
  return (
    <SnackbarProvider>
      <Button onPress={() => setOpen(true)}>Nueva temporada</Button>
      <SaveDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Nueva Temporada"
        isChanged={name !== given}
        isValid={name.trim() !== '' && !isTaken}
        isFilled={name.trim() !== ''}
        onSave={(signal) => onSave(name, signal)}
        onReset={(saved) => setName(saved ? '' : given)}
        savedMessage="Temporada creada"
        {...(takesErrors ? { onError: reported } : {})}
        {...(onDelete ? { onDelete, deleteWhat: `la temporada ${name}` } : {})}
      >
        <Form attempts={0} onSubmit={() => {}}>
          <TextField label="Cliente" isReadOnly defaultValue="Viña Los Aromos" />
          <TextField label="Nombre" value={name} onChange={setName} isRequired />
          {Array.from({ length: more }, (_, i) => `Nota ${i + 1}`).map((label) => (
            <TextField key={label} label={label} />
          ))}
        </Form>
      </SaveDialog>
    </SnackbarProvider>
  );
}

const meta = {
  id: 'controles-savedialog',
  title: 'Controles/Diálogo que guarda · SaveDialog',
  component: SeasonForm,
  subcomponents: { SaveDialog },
  parameters: {
    states: {
      named: { Loading: 'Phases', Error: 'Fails' },
      never: { Empty: 'its fields begin empty', Dense: 'it is a Dialog, whose Dense story shows it' },
    } satisfies StatesOf,
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'El diálogo de todo formulario: Guardar, Eliminar opcional con confirmación y cierre. Mientras guarda no ' +
          'acepta otra pulsación y desde los 5 s se puede cancelar; tras guardar, otra pulsación lo cierra y 100 ms ' +
          'después queda como nuevo. Si falla conserva lo escrito y relanza el error. Con un campo inválido no envía ' +
          'nada y dice por qué. Cerrar con algo cambiado pregunta antes de descartarlo. El resultado queda 8 s al pie de la pantalla.',
      },
    },
  },
} satisfies Meta<typeof SeasonForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const dialogOf = ({ canvasElement }: Pick<Play, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Nueva Temporada' });

export const Ready: Story = { args: { onDelete: async () => {} } };

/** Enter in a field presses the button once. */
export const ByEnter: Story = {
  args: { onSave: fn(async () => {}) },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await dialogOf({ canvasElement }));
    await userEvent.type(dialog.getByLabelText(/Nombre/), '{Enter}');
    await dialog.findByText(/^Guardado. Presione/);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const pending: { release: () => void; save: (name: string) => Promise<void> } = {
  release: () => {},
  save: fn(() => new Promise<void>((resolve) => (pending.release = resolve))),
};

export const Saves: Story = {
  args: { onSave: (name) => pending.save(name) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf({ canvasElement });
    const save = () => within(dialog).getByRole('button', { name: /Guardar/ });
    await userEvent.click(save());
    await userEvent.click(save());
    await expect(pending.save).toHaveBeenCalledTimes(1);
    await expect(pending.save).toHaveBeenCalledWith('2026–27');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Guardando');
    await expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toBeDisabled();
    pending.release();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alert')).toHaveTextContent(
      'Temporada creada',
    );
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Guardado');
    await userEvent.click(save());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(pending.save).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva temporada' }));
    const again = await dialogOf({ canvasElement });
    await expect(within(again).getByRole('textbox', { name: /Nombre/ })).toHaveValue('');
    await expect(within(again).getByRole('status')).toHaveTextContent('');
  },
};

const slow: { signal: AbortSignal | null; answer: () => void; save: FormProps['onSave'] } = {
  signal: null,
  answer: () => {},
  save: (_, signal) => {
    slow.signal = signal;
    return new Promise<void>((resolve) => (slow.answer = resolve));
  },
};

/** After five seconds the request can be cancelled: the typed text stays, and a late answer is ignored. */
export const Cancelled: Story = {
  args: { onSave: (name, signal) => slow.save?.(name, signal) ?? Promise.resolve() },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(await dialogOf({ canvasElement }));
    const pressed = performance.now();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    const cancel = await dialog.findByRole('button', { name: 'Cancelar' }, { timeout: 15_000 });
    await expect(performance.now() - pressed).toBeGreaterThan(4900);
    await expect(dialog.getByRole('status')).toHaveTextContent('Guardando');
    await userEvent.click(cancel);
    await expect(slow.signal?.aborted).toBe(true);
    await expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('2026–27');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    await expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    slow.answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(dialog.getByRole('status')).toHaveTextContent('');
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alert')).toBeNull();
  },
};

export const Fails: Story = {
  args: { onSave: () => Promise.reject(new Error('503')) },
  play: async ({ canvasElement, userEvent }) => {
    reported.mockClear();
    const dialog = await dialogOf({ canvasElement });
    const name = within(dialog).getByRole('textbox', { name: /Nombre/ });
    await userEvent.clear(name);
    await userEvent.type(name, '2027–28');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alert')).toHaveTextContent(
      'Error al guardar. Nuestro equipo ha sido notificado del problema.',
    );
    await expect(reported.mock.calls[0]?.[0]).toMatchObject({ message: '503' });
    await expect(name).toHaveValue('2027–28');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      'No se guardó. Lo escrito sigue aquí.',
    );
    await expect(within(dialog).getByRole('button', { name: 'Guardar' })).toBeEnabled();
  },
};

export const Rethrows: Story = {
  args: { onSave: () => Promise.reject(new Error('409')), takesErrors: false },
  parameters: { expectsErrors: true },
  play: async ({ canvasElement, userEvent }) => {
    const view = canvasElement.ownerDocument.defaultView ?? window;
    const received = new Promise((resolve) => {
      const hear = (event: PromiseRejectionEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        resolve(event.reason);
      };
      view.addEventListener('unhandledrejection', hear, { capture: true, once: true });
    });
    const dialog = await dialogOf({ canvasElement });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await received).toMatchObject({ message: '409' });
  },
};

const unused = fn(async () => {});

export const Invalid: Story = {
  args: { name: '', onSave: unused },
  play: async ({ canvasElement, userEvent }) => {
    unused.mockClear();
    const dialog = await dialogOf({ canvasElement });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const status = within(dialog).getByRole('status');
    await expect(status).toHaveTextContent('Por favor llenar todos los campos requeridos (*)');
    await expect(unused).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Nombre/ }), '2027');
    await expect(status).toHaveTextContent('');
  },
};

/** Nothing is empty, but something is wrong. */
export const Wrong: Story = {
  args: { isTaken: true, onSave: unused },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf({ canvasElement });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Revise los campos marcados');
  },
};

const remove = fn(async () => {});

export const Deletes: Story = {
  args: { onDelete: remove },
  play: async ({ canvasElement, userEvent }) => {
    remove.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await dialogOf({ canvasElement });
    const ask = async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
      return body.findByRole('alertdialog', { name: '¿Eliminar la temporada 2026–27?' });
    };
    const first = await ask();
    await expect(within(first).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(remove).not.toHaveBeenCalled();
    const second = await ask();
    await userEvent.click(within(second).getByRole('button', { name: 'Eliminar' }));
    await expect(await body.findByRole('alert')).toHaveTextContent('Eliminado');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Escape, a press outside and the icon ask before anything is lost; only Descartar closes. */
export const Discards: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await dialogOf({ canvasElement });
    const question = () => body.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    const name = within(dialog).getByRole('textbox', { name: /Nombre/ });
    await userEvent.type(name, ' bis');
    await userEvent.keyboard('{Escape}');
    const first = await question();
    await expect(within(first).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('2026–27 bis');
    await userEvent.click(canvasElement.ownerDocument.elementFromPoint(2, 2)!);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await question();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 150));
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva temporada' }));
    const again = await dialogOf({ canvasElement });
    await expect(within(again).getByRole('textbox', { name: /Nombre/ })).toHaveValue('2026–27');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
};

/** The button while it saves, after success, and after an error. */
export const Phases: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(['idle', 'saving', 'success', 'error'] as const).map((phase) => (
        <SaveButton key={phase} phase={phase} onPress={fn()} />
      ))}
    </div>
  ),
};

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };

const overlaps = (a: Element, b: Element): boolean => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
};

/**
 * The message about saving is beside a dialog as high as the screen: neither its title nor its foot is covered.
 */
export const Tall: Story = {
  args: { more: 14 },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await within(dialog).findByText(/Presione otra vez/);
    const toast = await body.findByRole('alertdialog');
    const title = within(dialog).getByRole('heading', { name: 'Nueva Temporada' });
    const foot = within(dialog)
      .getByText(/Presione otra vez/)
      .closest('footer')!;
    await waitFor(() => expect(overlaps(toast, title)).toBe(false));
    await expect(overlaps(toast, foot)).toBe(false);
  },
};
export const TallNarrow: Story = { ...Tall, globals: { viewport: { value: 'narrow' } } };
