import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  id: 'controles-checkbox',
  title: 'Controles/Casilla · Checkbox',
  parameters: {
    states: {
      never: { ...FIELD, Error: 'a box is wrong only among others, as in CheckboxGroup' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una casilla sola: algo que se incluye o no, y que se guarda con lo demás. A medias significa que de un conjunto hay solo algunos. Para varias casillas con un nombre común conviene `CheckboxGroup`; para lo que cambia al momento, `Switch`.',
      },
    },
  },
  component: Checkbox,
  args: { children: 'Controles', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Controles' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
  },
};
export const Mixed: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
export const Dark: Story = { args: { defaultSelected: true }, parameters: { theme: 'dark' } };
export const Narrow: Story = {
  args: { children: 'Incluir los comentarios del asesor en el informe que se envía cada lunes' },
  globals: { viewport: { value: 'narrow' } },
};
