import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  id: 'controles-tooltip',
  title: 'Controles/Ayuda emergente · Tooltip',
  component: Tooltip,
  parameters: {
    states: { never: STILL } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Pocas palabras sobre un control, al apuntarlo o al llegar con el teclado. Nunca diga algo solo aquí: en una ' +
          'pantalla táctil no aparece. `IconButton` ya lo trae con su nombre. Para más de una frase, o algo que se ' +
          'pueda pulsar, use `Popover`.',
      },
    },
  },
  args: { text: 'Seleccione un cliente en el filtro', children: <Button>Agregar Campo</Button> },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const byKeyboard: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Agregar Campo' });
  await expect(button).toHaveFocus();
  await expect(await body.findByRole('tooltip')).toHaveTextContent('Seleccione un cliente en el filtro');
  await expect(button).toHaveAccessibleDescription('Seleccione un cliente en el filtro');
};

export const Ready: Story = { play: byKeyboard };

export const GoesWithEscape: Story = {
  play: async (context) => {
    await byKeyboard(context);
    await context.userEvent.keyboard('{Escape}');
    const body = within(context.canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

export const Narrow: Story = { play: byKeyboard, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { play: byKeyboard, parameters: { theme: 'dark' } };
export const Sol: Story = { play: byKeyboard, parameters: { theme: 'sol' } };
