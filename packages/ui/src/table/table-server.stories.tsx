import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../testing/states.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, TableQuery } from './data-table-props.ts';
import { STATION_COLUMNS, STATIONS, type StationRow } from './stations.fixture.tsx';

const onQuery = fn();
const retry = fn();
const FIRST: TableQuery = { filter: '', filters: {}, order: [], pageIndex: 0, pageSize: 10 };
const COLUMNS = STATION_COLUMNS.map(({ footer: _, ...column }) =>
  column.id === 'commune' ? { ...column, choices: ['Buin', 'Casablanca', 'Parral'] } : column,
);

/** Simulates a server: returns one page of the request. */
function answer({ order, pageIndex, pageSize, filters }: TableQuery) {
  const [sort] = order;
  const communes = filters.commune?.kind === 'choice' ? filters.commune.chosen : null;
  const found = STATIONS.filter(({ commune }) => communes === null || communes.includes(commune));
  const sorted =
    sort?.id === 'captures'
      ? found.toSorted((a, b) => ((a.captures ?? -1) - (b.captures ?? -1)) * (sort.isDescending ? -1 : 1))
      : found;
  return { total: found.length, rows: sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize) };
}

function Served(props: DataTableProps<StationRow>) {
  const [query, setQuery] = useState(FIRST);
  const { total, rows } = answer(query);
  const onQueryChange = (next: TableQuery) => {
    onQuery(next);
    setQuery(next);
  };
  return (
    <DataTable {...props} rows={props.state ? props.rows : rows} server={{ total, query, onQueryChange }} />
  );
}

const meta = {
  title: 'Tabla/Páginas del servidor',
  parameters: {
    states: { shownIn: 'Tabla/DataTable' } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cuando hay más registros que los que conviene traer: el servidor filtra, ordena y pagina, y la tabla entrega lo que se pide (`onQueryChange`) y muestra lo que llega. Hasta unas decenas de miles de filas ya traídas no hace falta: la tabla las ordena y filtra sola.',
      },
    },
  },
  component: DataTable<StationRow>,
  args: {
    label: 'Estaciones',
    columns: COLUMNS,
    rows: [],
    rowId: (row) => row.id,
    hasSearch: true,
    onRetry: retry,
  },
  render: (args) => <Served {...args} />,
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = (grid: HTMLElement) => within(grid).getAllByRole('rowheader')[0]?.textContent;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onQuery.mockClear();
    const grid = canvas.getByRole('grid', { name: 'Estaciones' });
    await expect(canvas.getByText('1–10 de 240')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(onQuery).toHaveBeenLastCalledWith({ ...FIRST, pageIndex: 1 });
    await expect(firstName(grid)).toBe(STATIONS[10]?.name);
    await expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Capturas' }));
    const order = [{ id: 'captures', isDescending: true }];
    await expect(onQuery).toHaveBeenLastCalledWith({ ...FIRST, order });
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Comuna' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('checkbox', { name: 'Parral' }));
    await expect(onQuery).toHaveBeenLastCalledWith({
      ...FIRST,
      order,
      filters: { commune: { kind: 'choice', chosen: ['Parral'] } },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('1–10 de 34')).toBeVisible());
  },
};

/** Before the first page is loaded. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Estaciones' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(within(grid).getAllByRole('row')).toHaveLength(11);
  },
};

export const Failure: Story = {
  args: { state: 'error' },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo cargar la tabla');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
