import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Badge } from './badge.tsx';

const meta = {
  id: 'controles-badge',
  title: 'Controles/Contador · Badge',
  component: Badge,
  parameters: {
    states: { named: { Dense: 'Many' }, never: GIVEN } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cuántas cosas esperan, junto al nombre del lugar donde esperan: el menú, una pestaña, el botón Filtros. En ' +
          'cero no se muestra; sobre 99 dice "99+". Rojo solo si alguien debe hacer algo; para un simple total use ' +
          '`tone="neutral"`. Para un hecho con palabras use `Chip`.',
      },
    },
  },
  args: { count: 3, label: 'notificaciones pendientes' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveTextContent('3 notificaciones pendientes');
  },
};

export const Empty: Story = {
  args: { count: 0 },
  render: (args) => (
    <p>
      Notificaciones <Badge {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Notificaciones')).toHaveTextContent(/^Notificaciones$/);
  },
};

export const Many: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Neutral: Story = { args: { count: 31, tone: 'neutral', label: 'estaciones' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { ...Neutral, parameters: { theme: 'sol' } };
