import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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
  title: 'Controles/FilterChips',
  parameters: { layout: 'padded' },
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
export const Dark: Story = { parameters: { theme: 'dark' } };
