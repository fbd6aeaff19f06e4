import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { SegmentedControl } from './segmented-control.tsx';

function Period() {
  const [period, setPeriod] = useState('90');
  return (
    <SegmentedControl
      label="Período"
      value={period}
      onChange={setPeriod}
      options={[
        { value: '30', label: 'Últimos 30 días', shortLabel: '30 días' },
        { value: '90', label: 'Últimos 90 días', shortLabel: '90 días' },
        { value: 'season', label: 'Temporada completa' },
      ]}
    />
  );
}

const meta = {
  id: 'controles-segmentedcontrol',
  title: 'Controles/Control segmentado · SegmentedControl',
  subcomponents: { SegmentedControl },
  parameters: {
    states: { never: STILL } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Dos a cinco opciones que se excluyen, todas a la vista: Estaciones o Nodos, un período. Rige al elegir. En ' +
          'pantalla angosta ocupa el ancho y dice la forma corta. Con más opciones use `Select`; para vistas con ' +
          'contenido propio, `Tabs`; para el período de un gráfico, `PeriodStepper`.',
      },
    },
  },
  component: Period,
} satisfies Meta<typeof Period>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Temporada completa' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Últimos 90 días' })).toBeChecked();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '90 días' })).toBeChecked();
  },
};

export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
