import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { SnackbarProvider, useSnackbar } from './snackbar.tsx';

const undo = fn();

/** ms: short enough to wait for, long enough for a slow machine to move the pointer there. */
const BRIEF = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function Actions() {
  const { success, failure, notice } = useSnackbar();
  return (
    <>
      <Button onPress={() => success('Reporte enviado')}>Enviar</Button>{' '}
      <Button onPress={() => failure('No se pudo guardar; sus datos siguen en el formulario')}>
        Guardar
      </Button>{' '}
      <Button
        onPress={() => notice('Tags actualizados...', { action: { label: 'Deshacer', onPress: undo } })}
      >
        Quitar tag
      </Button>{' '}
      <Button onPress={() => success('Cleared Circles Successfully', { duration: BRIEF })}>
        Borrar círculos
      </Button>{' '}
      <Button
        onPress={() =>
          failure(
            `Error al eliminar los cronogramas con id: (${Array.from({ length: 60 }, (_, i) => 4100 + i).join(', ')})`,
            {
              duration: 'long',
            },
          )
        }
      >
        Eliminar Cronogramas
      </Button>
    </>
  );
}
const Example = () => (
  <SnackbarProvider>
    <div style={{ minHeight: 240 }}>
      <Actions />
    </div>
  </SnackbarProvider>
);

const meta = {
  id: 'controles-snackbar',
  title: 'Controles/Mensaje breve · Snackbar',
  component: Example,
  subcomponents: { SnackbarProvider },
  parameters: {
    states: {
      named: { Error: 'Ready', Dense: 'LongList' },
      never: { Loading: 'it tells what is over', Empty: STILL.Empty },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cuenta cómo salió una acción sin interrumpir: `useSnackbar().success(…)`, `.failure(…)` o `.notice(…)`. ' +
          'Dura 8 s; 4 s (`brief`) donde una acción sigue a otra, 100 s (`long`) donde hay una lista que leer. El ' +
          'tiempo se detiene con el puntero o el foco encima. Lo que exige una decisión es un `ConfirmDialog`; lo que ' +
          'debe seguir a la vista, un `Notice` en la página.',
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const both: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(body.getAllByRole('alert')).toHaveLength(2));
  const [newest, older] = body.getAllByRole('alert');
  await expect(newest).toHaveTextContent(/No se pudo guardar/);
  await expect(older).toHaveTextContent('Reporte enviado');
};

export const Ready: Story = { play: both };
export const Dark: Story = { play: both, parameters: { theme: 'dark' } };

/** A small screen shows the newest message of success; errors and messages with an action stay. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar tag' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await body.findByText('Reporte enviado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await body.findByText(/No se pudo guardar/)).toBeVisible();
    await expect(body.getByText('Reporte enviado')).not.toBeVisible();
    await expect(body.getByText('Tags actualizados...')).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await body.findByRole('button', { name: 'Cerrar' }));
    await expect(body.queryByText('Reporte enviado')).toBeNull();
  },
};

export const Action: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    undo.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar tag' }));
    await userEvent.click(await body.findByRole('button', { name: 'Deshacer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(body.queryByText('Tags actualizados...')).toBeNull();
  },
};

export const WaitsForItsReader: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar círculos' }));
    const words = await body.findByText('Cleared Circles Successfully');
    // Its time starts after it is drawn, and only a time that runs can be stopped.
    await pause(500);
    await userEvent.hover(words);
    await pause(BRIEF + 500);
    await expect(words).toBeVisible();
    await userEvent.unhover(words);
    await waitFor(() => expect(words).not.toBeInTheDocument(), { timeout: 2 * BRIEF });
  },
};

export const LongList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Cronogramas' }));
    const list = await within(canvasElement.ownerDocument.body).findByRole('alert');
    await expect(list).toHaveTextContent(/4100, 4101.*4159/);
  },
};
