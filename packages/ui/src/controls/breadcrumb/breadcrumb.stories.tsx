import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  id: 'controles-breadcrumb',
  title: 'Controles/Ruta de navegación · Breadcrumb',
  component: Breadcrumb,
  parameters: {
    states: { named: { Empty: 'OnePage', Dense: 'LongName' }, never: GIVEN } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Dónde está esta página y cómo subir. Va sobre el título, en páginas con una superior; la última miga es la ' +
          'página misma y no es enlace. En pantalla angosta queda la superior inmediata y el resto se pliega en un ' +
          'menú. Un nombre largo se corta en una línea: el título lo dice completo.',
      },
    },
  },
  args: {
    crumbs: [
      { label: 'Campos', href: '#sectors' },
      { label: 'Los Aromos Norte', href: '#sector' },
      { label: 'N-05' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Ruta de navegación' });
    await expect(within(trail).getAllByRole('link')).toHaveLength(2);
    await expect(within(trail).getByText('N-05')).toHaveAttribute('aria-current', 'page');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Campos' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Los Aromos Norte' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Páginas superiores' }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('menuitem', { name: 'Campos' })).toHaveAttribute('href', '#sectors');
  },
};

export const LongName: Story = {
  args: {
    crumbs: [
      { label: 'Campos', href: '#sectors' },
      { label: 'Fundo Los Aromos del Valle '.repeat(12).slice(0, 300) },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnePage: Story = { args: { crumbs: [{ label: 'Campos' }] } };
export const Dark: Story = { parameters: { theme: 'dark' } };
