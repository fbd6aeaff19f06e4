import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Select } from '../select/select.tsx';
import { SearchField } from '../text-field/search-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const SEASONS = [
  { value: 0, label: 'Todas' },
  { value: 3, label: '2026–27' },
  { value: 2, label: '2025–26' },
];
const PESTS = [
  { value: 0, label: 'Todas' },
  { value: 1, label: 'Lobesia botrana' },
  { value: 2, label: 'Cydia pomonella' },
];
const CROPS = [
  { value: 0, label: 'Todos' },
  { value: 1, label: 'Vid (Pinot Noir)' },
  { value: 9, label: 'Vid de mesa bajo malla, cuartel en reconversión '.repeat(7).slice(0, 300) },
];
const FIELDS = { season: SEASONS, pest: PESTS, crop: CROPS };
type Field = keyof typeof FIELDS;
const NONE = { season: 0, pest: 0, crop: 0 };

const wordsOf = (field: Field, value: number) =>
  FIELDS[field].find((option) => option.value === value)?.label ?? '';

function StationFilters({
  start = { season: 3, pest: 1, crop: 0 },
}: {
  readonly start?: Record<Field, number>;
}) {
  const [values, setValues] = useState(start);
  const set = (field: Field) => (value: number) => setValues((now) => ({ ...now, [field]: value }));
  const chosen = (Object.keys(values) as Field[]).filter((field) => values[field] !== 0);
  return (
    <FilterBar
      search={<SearchField label="Buscar..." />}
      chosen={chosen.map((id) => ({ id, label: wordsOf(id, values[id]) }))}
      onRemove={(id) => set(id as Field)(0)}
      onClear={() => setValues(NONE)}
      result={chosen.length === 0 ? '31 estaciones' : '12 de 31 estaciones'}
    >
      <Select label="Temporada" options={SEASONS} value={values.season} onChange={set('season')} />
      <Select label="Cultivo" options={CROPS} value={values.crop} onChange={set('crop')} />
      <Select label="Plaga" options={PESTS} value={values.pest} onChange={set('pest')} />
    </FilterBar>
  );
}

const meta = {
  id: 'controles-filterbar',
  title: 'Controles/Barra de filtros · FilterBar',
  component: StationFilters,
  subcomponents: { FilterBar },
  parameters: {
    states: {
      named: { Dense: 'LongName' },
      never: {
        Loading: 'its fields wait by themselves, as Select',
        Error: 'its fields say so themselves, as Select',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Qué muestra la página: los campos, lo elegido como chips que se quitan y un botón que limpia todo. Bajo ' +
          '800 px los campos pasan a la hoja "Filtros", cuyo botón dice cuántos hay elegidos; la búsqueda queda a la ' +
          'vista. Todo cambio rige de inmediato, y `result` cuenta lo que queda también a lectores de pantalla.',
      },
    },
  },
} satisfies Meta<typeof StationFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('group', { name: 'Filtros' }));
    await userEvent.click(bar.getByRole('button', { name: /Quitar filtro Lobesia botrana/ }));
    await expect(bar.queryByRole('row', { name: 'Lobesia botrana' })).toBeNull();
    await expect(bar.getByRole('row', { name: '2026–27' })).toBeVisible();
    await expect(bar.getByRole('status')).toHaveTextContent('12 de 31 estaciones');
  },
};

export const ClearsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar filtros' }));
    await expect(canvas.queryByRole('row')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^31 estaciones$/);
  },
};

export const Empty: Story = { args: { start: NONE } };
export const LongName: Story = {
  args: { start: { season: 3, pest: 1, crop: 9 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const sheet: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Filtros\s*2 elegidos/ }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filtros' });
  await expect(within(dialog).getByRole('button', { name: /Temporada/ })).toHaveTextContent('2026–27');
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NarrowSheet: Story = { globals: { viewport: { value: 'narrow' } }, play: sheet };

export const NarrowCleared: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await sheet(context);
    const { canvas, canvasElement, userEvent } = context;
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Filtros' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Limpiar filtros' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ver resultados' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus());
  },
};

export const Dark: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: sheet,
  parameters: { theme: 'dark' },
};
