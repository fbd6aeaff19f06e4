import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Slider, type SliderProps } from './slider.tsx';

const meta = {
  id: 'controles-slider',
  title: 'Controles/Deslizador · Slider',
  component: Slider,
  parameters: {
    states: {
      never: {
        Loading: 'its ends are known, or it is not there',
        Empty: 'it always stands at some number',
        Error: 'no place of it is wrong',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Para buscar un número mirando qué cambia: un umbral sobre un gráfico. Se mueve con el puntero, con el dedo y ' +
          'con las flechas del teclado. Junto a él va siempre un campo de número, para quien ya sabe cuál quiere.',
      },
    },
  },
  args: { label: 'Umbral', value: 5, min: 1, max: 40, valueText: '5 capturas', onChange: fn() },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Moved(args: SliderProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: number) => {
    args.onChange(next);
    setValue(next);
  };
  return <Slider {...args} value={value} valueText={`${value} capturas`} onChange={onChange} />;
}

/** The number is told while the thumb moves; keys are the browser's own. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Umbral' });
    await expect(slider).toHaveAttribute('aria-valuetext', '5 capturas');
    fireEvent.change(slider, { target: { value: '8' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await expect(slider).toHaveAttribute('aria-valuetext', '8 capturas');
    await expect(canvas.getByText('8 capturas')).toBeVisible();
  },
};
/** A number beyond the ends stands at the end; what is written says the number. */
export const Beyond: Story = {
  args: { value: 90 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('40');
    await expect(canvas.getByText('90 capturas')).toBeVisible();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Dense: Story = {
  args: { label: 'Umbral de capturas por trampa en los últimos siete días, de cada estación del campo' },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
