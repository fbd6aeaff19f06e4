import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Card } from '../card/card.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  id: 'controles-progressbar',
  title: 'Controles/Barra de progreso · ProgressBar',
  component: ProgressBar,
  parameters: {
    states: {
      named: { Dense: 'NarrowLongName' },
      never: {
        Empty: 'work that has not begun has no bar',
        Error: 'work that failed leaves its place to an ErrorState',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Para trabajo que dura más de un segundo y cuyo resultado se espera. Con `value` cuando se sabe cuánto ' +
          'falta; sin él cuando no. Pasados 5 s aparece Cancelar si hay `onCancel`. Mientras llega el contenido de ' +
          'una página use `Skeleton`, no esta barra.',
      },
    },
  },
  args: { label: 'Importando mediciones', value: 42, detail: '1.260 de 3.000 filas' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importando mediciones' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('1.260 de 3.000 filas')).toBeVisible();
  },
};

/** Unknown progress: no percentage is shown, also if the value is not a number. */
export const Loading: Story = {
  args: { label: 'Cargando datos', value: Number.NaN, detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Cargando datos' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

/** Five seconds in the product, a fraction of a second here. */
export const Cancellable: Story = {
  args: { label: 'Exportando 50.000 filas', value: 8, onCancel: fn(), cancelAfter: 60 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NarrowLongName: Story = {
  args: {
    label: 'Fundo Los Aromos del Valle de Casablanca '.repeat(8).slice(0, 300),
    cancelAfter: 0,
    onCancel: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
