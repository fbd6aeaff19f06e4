import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Notice } from './notice.tsx';

const retry = fn();

const meta = {
  title: 'Controles/Avisos',
  component: ErrorState,
  subcomponents: { EmptyState, Notice },
  parameters: {
    states: { named: { Error: 'Ready', Dense: 'Notices' } } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          '`EmptyState` donde no hay nada que mostrar: dice por qué y qué hacer. `ErrorState` donde algo no llegó: qué ' +
          'pasó, qué se conservó y la salida. `Notice` sobre contenido que sí está, para algo que dura (datos de hace ' +
          'un rato, temporada pasada). Lo que pasó por una acción se cuenta con el snackbar.',
      },
    },
  },
  args: {
    title: 'No se pudo leer el clima',
    kept: 'Se muestra lo último recibido, de las 09:40.',
    onRetry: retry,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { reference: 'Código 7f3a-19', action: <Button variant="quiet">Ver la última lectura</Button> },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo leer el clima');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Reintentar/ }));
    await expect(retry).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="Sin campos en esta temporada"
      icon={MapPinOff}
      action={<Button>Limpiar filtros</Button>}
    >
      Elija otra temporada o cree un campo en Administración.
    </EmptyState>
  ),
};

const notices = (
  <div style={{ display: 'grid', gap: 8 }}>
    <Notice action={<Button size="small">Ir a la actual</Button>}>
      Temporada 2025–26, terminada el 30 abr 2026: el estado de las estaciones no se consulta.
    </Notice>
    <Notice status="warning" action={<Button size="small">Reintentar</Button>}>
      Sin conexión. Se muestra lo último recibido, de las 09:40.
    </Notice>
    <Notice status="error" onClose={fn()}>
      Dos de seis estaciones no respondieron: N-03 y N-05.
    </Notice>
    <Notice status="ok">Todo al día.</Notice>
  </div>
);

export const Notices: Story = {
  render: () => notices,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dos de seis estaciones no respondieron');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

export const Narrow: Story = { render: () => notices, globals: { viewport: { value: 'narrow' } } };
export const LongName: Story = {
  args: { title: 'No se pudo leer el clima de Fundo Los Aromos '.repeat(8).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { render: () => notices, parameters: { theme: 'dark' } };
export const Sol: Story = { render: () => notices, parameters: { theme: 'sol' } };
