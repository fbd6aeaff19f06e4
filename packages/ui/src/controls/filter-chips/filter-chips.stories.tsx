import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { FilterChips } from './filter-chips.tsx';

function Filters() {
  const [filters, setFilters] = useState([
    { id: 'season', label: 'Temporada 2025–26' },
    { id: 'crop', label: 'Vid (Pinot Noir)' },
  ]);
  return (
    <FilterChips filters={filters} onRemove={(id) => setFilters(filters.filter((each) => each.id !== id))} />
  );
}

const meta = {
  id: 'controles-filterchips',
  title: 'Controles/Filtros elegidos · FilterChips',
  parameters: {
    states: {
      never: { ...GIVEN, Empty: 'without a filter nothing is drawn', Dense: 'they wrap, as in Narrow' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Lo que restringe la página ahora, en palabras; cada chip se quita con su cruz o con Supr. Normalmente lo ' +
          'pone `FilterBar`; úselo solo donde los campos están en otra parte. Nunca muestre como chip lo que no se ' +
          'puede quitar.',
      },
    },
  },
  subcomponents: { FilterChips },
  component: Filters,
} satisfies Meta<typeof Filters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Quitar filtro Temporada 2025–26/ }));
    await expect(canvas.queryByText('Temporada 2025–26')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Vid (Pinot Noir)' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Vid (Pinot Noir)' })).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Temporada 2025–26' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
