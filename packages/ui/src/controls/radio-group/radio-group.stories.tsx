import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import type { BiofixType } from '@vigia/domain/farm';
import { expect } from 'storybook/test';
import { CHOICES, type StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  id: 'controles-radiogroup',
  title: 'Controles/Grupo de opciones · RadioGroup',
  component: RadioGroup<BiofixType>,
  args: {
    label: 'Tipo de biofix',
    choices: [
      { value: 'biofix', label: 'Biofix', detail: 'Por capturas sostenidas' },
      { value: 'chronofix', label: 'Chronofix', detail: 'Por fecha de calendario' },
    ],
    value: 'biofix',
    onChange: () => {},
  },
  parameters: {
    states: { never: CHOICES } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una opción de dos a cinco, todas a la vista, cuando conviene comparar antes de elegir. Se recorre con las flechas y cuenta como un solo paso del tabulador. Para más opciones, o donde falta lugar, conviene `Select`.',
      },
    },
  },
  render: withState(RadioGroup<BiofixType>),
} satisfies Meta<typeof RadioGroup<BiofixType>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Biofix/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Chronofix/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Biofix/ })).not.toBeChecked();
  },
};

export const Row: Story = { args: { layout: 'row' } };
export const Invalid: Story = {
  args: { value: null, isRequired: true, error: FIELD_MESSAGES.biofixType },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Tipo de biofix' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Seleccione biofix o chronofix');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'narrow' } } };
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { ...Invalid, parameters: { theme: 'dark' } };
