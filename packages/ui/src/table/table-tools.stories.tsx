import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataTable } from './data-table.tsx';
import type { BulkAction, DataTableProps } from './data-table-props.ts';
import type { Selection } from './selection.ts';
import { STATION_COLUMNS, STATIONS, type StationRow, stationActions } from './stations.fixture.tsx';
import type { TableView } from './table-view.ts';

const acted = fn();
const tagged = fn();
const actions = stationActions(acted);
const BULK: readonly BulkAction<StationRow>[] = [
  { id: 'tag', label: 'Etiquetar', icon: Tags, onAction: (rows) => tagged(rows.map(({ name }) => name)) },
];

/** A table as in the administration: the page keeps all settings. */
function Administration(props: DataTableProps<StationRow>) {
  const [selected, setSelected] = useState<Selection>(props.selected ?? new Set());
  const [view, setView] = useState<TableView | undefined>(props.view);
  return (
    <DataTable
      {...props}
      selected={selected}
      onSelectedChange={setSelected}
      {...(view ? { view } : {})}
      onViewChange={setView}
    />
  );
}

const meta = {
  title: 'Tabla/Con herramientas',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'La tabla de una pantalla de administración: buscar, filtrar por columna, elegir columnas y densidad, exportar, seleccionar y actuar. Cada herramienta se pide por separado; una tabla corta dentro de una página no las necesita. Lo que la persona dispuso (`view`) se entrega como datos simples, para recordarlo.',
      },
    },
  },
  component: DataTable<StationRow>,
  args: {
    label: 'Estaciones',
    columns: STATION_COLUMNS,
    rows: STATIONS,
    rowId: (row) => row.id,
    hasSearch: true,
    hasColumns: true,
    exportName: 'estaciones',
    rowActions: actions,
    bulkActions: BULK,
    today: isoDate('2026-11-21'),
  },
  render: (args) => <Administration {...args} />,
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const namesIn = (grid: HTMLElement) =>
  within(grid)
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await expect(canvas.getByText('240 registros')).toBeVisible();
    await expect(canvas.getByText('1–10 de 240')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Estaciones' })).toHaveAttribute('aria-rowcount', '241');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en la tabla' }), 'nandu droso');
    await waitFor(() => expect(canvas.getByText('9 de 240 registros')).toBeVisible());
    await expect(namesIn(canvas.getByRole('grid'))[0]).toMatch(/^Ñandú/);
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await body.findByRole('checkbox', { name: 'Última señal' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Última señal/ })).toBeNull());
  },
};

/** Two columns sort together with Shift; each heading shows its priority. */
export const SortedByTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
    await press('Comuna');
    await userEvent.keyboard('{Shift>}');
    await press('Capturas');
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('columnheader', { name: /^Comuna/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByTitle('2.º criterio de orden')).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1, 4);
    const counts = rows.map((row) => Number(within(row).getAllByRole('cell')[5]?.textContent));
    await expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await expect(within(rows[0] as HTMLElement).getByText('Buin')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Comuna' }));
    await userEvent.click(await body.findByRole('checkbox', { name: /^Parral/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtrar Capturas' }));
    await userEvent.type(await body.findByRole('spinbutton', { name: 'Desde' }), '40');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Comuna: Parral')).toBeVisible());
    await expect(canvas.getByText('Capturas: desde 40')).toBeVisible();
    await expect(canvas.getByText(/^\d+ de 240 registros$/)).not.toHaveTextContent('34 de');
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar filtro Capturas/ }));
    await waitFor(() => expect(canvas.getByText('34 de 240 registros')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Instalada' }));
    await userEvent.type(await body.findByRole('textbox', { name: 'Instalada: desde' }), '01-10-2026');
    await expect(await canvas.findByText('Instalada: desde 01 oct 2026')).toBeInTheDocument();
    await expect(canvas.getByText('11 de 240 registros')).toBeInTheDocument();
  },
};

export const Selected: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    tagged.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Los Aromos 1' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Ñandú 1' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('3 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Etiquetar' }));
    await expect(tagged).toHaveBeenCalledWith(['Los Aromos 1', 'El Peral 1', 'Ñandú 1']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await expect(canvas.getByText('10 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Seleccionar los 240' }));
    await expect(canvas.getByText('240 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await expect(await bodyOf(canvasElement).findByText('240 registros seleccionados')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

export const RowActions: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    acted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar El Peral 1' }));
    await expect(acted).toHaveBeenLastCalledWith('edit', STATIONS[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de Santa Inés 1' }));
    const body = bodyOf(canvasElement);
    await expect(await body.findByRole('menuitem', { name: 'Apagar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(body.getByRole('menuitem', { name: 'Eliminar' }));
    await expect(acted).toHaveBeenLastCalledWith('delete', STATIONS[3]);
  },
};

export const Narrow: Story = {
  args: { selected: new Set([2]) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar El Peral 1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await body.findByRole('checkbox', { name: /^Casablanca/ }));
    await userEvent.click(body.getByRole('button', { name: 'Ver 35 registros' }));
    await waitFor(() => expect(canvas.getByText('35 de 240 registros')).toBeVisible());
    await expect(canvas.getByText('1–10 de 35')).toBeVisible();
  },
};

/** No row passes the filters: there is a button to clear them. */
export const Empty: Story = {
  args: { initialFilters: { captures: { kind: 'number', from: 9999, to: null } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ningún registro coincide')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todos los filtros' }));
    await waitFor(() => expect(canvas.getByText('240 registros')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en la tabla' }), 'zzz');
    await waitFor(() => expect(canvas.getByText('Ningún registro coincide')).toBeVisible());
  },
};

export const Loading: Story = { args: { state: 'loading' } };
export const Failure: Story = { args: { state: 'error', onRetry: fn() } };

export const Dense: Story = {
  args: { view: { hidden: ['pest'], density: 'compact', pageSize: 50 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(52);
    const density = canvas.getByRole('button', { name: 'Filas compactas' });
    await expect(density).toHaveAttribute('aria-pressed', 'true');
    const height = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    const compact = height();
    await userEvent.click(density);
    await expect(height()).toBeGreaterThan(compact);
  },
};

export const Dark: Story = { args: { selected: new Set([1, 3]) }, parameters: { theme: 'dark' } };
export const Sol: Story = { args: { selected: new Set([1, 3]) }, parameters: { theme: 'sol' } };
