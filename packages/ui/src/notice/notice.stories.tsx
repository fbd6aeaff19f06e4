import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

const retry = fn();

const meta = {
  title: 'Controles/Avisos',
  parameters: { layout: 'padded' },
  component: ErrorState,
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

export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo leer el clima');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Sin campos en esta temporada">
      Elija otra temporada o cree un campo en Administración.
    </EmptyState>
  ),
};

export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar label="Importando mediciones" value={42} />
      <ProgressBar label="Cargando datos" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importando mediciones' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

export const Loading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Skeleton $width="30%" />
      <Skeleton $height="120px" />
    </div>
  ),
};

export const Dark: Story = { parameters: { theme: 'dark' } };
