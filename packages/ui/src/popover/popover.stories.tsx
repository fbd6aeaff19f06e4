import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Controles/Popover',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Algo que leer o hacer al paso, junto al botón que lo abre: la fórmula de un valor, el estado de una ' +
          'estación. El foco entra, Escape o una pulsación afuera lo cierran y el foco vuelve. Lo que se guarda va en ' +
          'un diálogo; dos palabras de ayuda, en un `Tooltip`.',
      },
    },
  },
  component: Popover,
  args: {
    label: '¿De dónde sale?',
    trigger: <Button variant="quiet">¿De dónde sale?</Button>,
    children: 'Seno simple, umbral inferior 10 °C y superior 30 °C, desde el biofix del 4 de octubre.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const region = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(region).toHaveTextContent('Seno simple');
  },
};

export const ClosesByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('dialog', { name: '¿De dónde sale?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '¿De dónde sale?' })).toHaveFocus());
  },
};

/** Longer than the screen is high: it scrolls, and stays on the screen. */
export const NarrowLongText: Story = {
  args: { children: 'Seno simple, umbral inferior 10 °C y superior 30 °C. '.repeat(60) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};

export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };
