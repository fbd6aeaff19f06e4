import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Period } from '@vigia/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { PeriodStepper } from './period-stepper.tsx';

function Example() {
  const [period, setPeriod] = useState<Period>('30days');
  return <PeriodStepper period={period} onPeriodChange={setPeriod} />;
}

const meta = {
  id: 'dominio-periodstepper',
  title: 'Dominio/Selector de período · PeriodStepper',
  component: Example,
  subcomponents: { PeriodStepper },
  parameters: {
    states: {
      never: {
        Loading: 'its periods are fixed',
        Empty: 'its periods are fixed',
        Error: 'every period can be chosen',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La ventana de los gráficos de un campo: últimos 30 o 90 días, o la temporada completa. En temporada actual ' +
          'mira hacia atrás desde hoy, en una pasada desde su último dato (`chartWindow` de dominio). En pantalla ' +
          'angosta dice "30 días" y "90 días". Uno por página: los gráficos comparten la ventana.',
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Últimos 30 días' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Últimos 90 días' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Temporada completa' })).toBeChecked();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['30 días', '90 días', 'Temporada completa']);
    await userEvent.click(canvas.getByRole('radio', { name: '90 días' }));
    await expect(canvas.getByRole('radio', { name: '90 días' })).toBeChecked();
  },
};

export const Dense: Story = { globals: { density: 'compact' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
