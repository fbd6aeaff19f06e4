import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

const meta = {
  id: 'controles-card',
  title: 'Controles/Tarjeta · Card',
  component: Card,
  parameters: {
    states: { never: FRAME } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una superficie con borde que agrupa lo de un mismo asunto: el estado de las plagas, una lista, un gráfico. El ' +
          'título es sobrio y nombra la región para lectores de pantalla. No anide una en otra; para lo que flota use ' +
          '`Popover` o `Dialog`.',
      },
    },
  },
  args: {
    title: 'Estado de plaga',
    actions: <Button size="small">Ver todas</Button>,
    children: 'Tres plagas en seguimiento',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estado de plaga' })).toHaveTextContent('Tres plagas');
  },
};
export const WithoutTitle: Story = { args: { title: undefined, actions: undefined } };
export const NarrowLongName: Story = {
  args: { title: 'Estado de plaga de Fundo Los Aromos '.repeat(9).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
