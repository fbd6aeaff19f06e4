import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { Link } from './link.tsx';

const navigate = fn();

const meta = {
  id: 'controles-link',
  title: 'Controles/Enlace · Link',
  component: Link,
  parameters: {
    states: { never: STILL } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Lleva a otra página, dentro de una frase o una tabla. Con `navigate` en el proveedor no recarga. Lo que hace ' +
          'algo en esta vista es un `Button`; entre botones, un enlace se ve como ellos con `LinkButton`.',
      },
    },
  },
  args: { href: '/sector/2', children: 'Los Aromos Norte' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <p>
          Seis estaciones de <Story /> informan.
        </p>
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Los Aromos Norte' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/sector/2', undefined);
  },
};
export const NarrowLongName: Story = {
  args: { children: 'Fundo Los Aromos del Valle de Casablanca '.repeat(8).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
