import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { Switch } from './switch.tsx';

const meta = {
  id: 'controles-switch',
  title: 'Controles/Interruptor · Switch',
  component: Switch,
  args: { children: 'Rollo de papel', onChange: fn() },
  parameters: {
    states: { never: { ...FIELD, Error: 'both of its positions are right' } } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Algo que está encendido o apagado y cambia al momento: el rollo de papel de un dispositivo, una capa del mapa. La posición y el relleno dicen el estado, no solo el color. Si el cambio espera a que se guarde un formulario, conviene `Checkbox`.',
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Rollo de papel' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { defaultSelected: true, isDisabled: true } };
export const Narrow: Story = {
  args: { children: 'Capturas por estación en lugar de la suma de las estaciones del campo' },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { args: { defaultSelected: true }, parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
