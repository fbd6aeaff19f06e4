import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CHOICES, type StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

type Marks = 'controls' | 'phenology' | 'devices';

const meta = {
  id: 'controles-checkboxgroup',
  title: 'Controles/Grupo de casillas · CheckboxGroup',
  component: CheckboxGroup<Marks>,
  args: {
    label: 'Marcas del gráfico',
    choices: [
      { value: 'controls', label: 'Controles' },
      { value: 'phenology', label: 'Fenología', detail: 'Estados del hospedero y generaciones' },
      { value: 'devices', label: 'Cambios de dispositivo', isDisabled: true },
    ],
    value: ['controls'],
    onChange: () => {},
  },
  parameters: {
    states: { never: CHOICES } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Varias opciones de unas pocas, todas a la vista. El grupo tiene su nombre, y el mensaje de error es del grupo. Para una sola casilla basta `Checkbox`; para muchas opciones conviene `MultiSelect`; para algo que se enciende al momento, `Switch`.',
      },
    },
  },
  render: withState(CheckboxGroup<Marks>),
} satisfies Meta<typeof CheckboxGroup<Marks>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Marcas del gráfico' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Controles' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Fenología/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Cambios de dispositivo' })).toBeDisabled();
  },
};

export const Row: Story = { args: { layout: 'row', help: 'Se dibujan sobre la curva' } };
export const Invalid: Story = {
  args: { value: [], isRequired: true, error: 'Por favor llenar todos los campos requeridos (*)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Marcas del gráfico' })).toHaveAccessibleDescription(
      'Por favor llenar todos los campos requeridos (*)',
    );
  },
};
export const Narrow: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
