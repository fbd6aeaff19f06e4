import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Link } from '../controls/link/link.tsx';
import type { StatesOf } from '../testing/states.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { Selection } from './selection.ts';
import { STATION_COLUMNS, type StationRow, stationActions, stationRows } from './stations.fixture.tsx';

const acted = fn();
const actions = stationActions(acted);
const ROWS = stationRows(240);
const MANY = stationRows(5000);
const COLUMNS = STATION_COLUMNS.map((column) =>
  column.id === 'name'
    ? { ...column, cell: (row: StationRow) => <Link href={`#estacion-${row.id}`}>{row.name}</Link> }
    : column,
);

function Selectable(props: DataTableProps<StationRow>) {
  const [selected, setSelected] = useState<Selection>(new Set());
  return <DataTable {...props} selected={selected} onSelectedChange={setSelected} />;
}

const meta = {
  title: 'Tabla/Teclado',
  parameters: {
    states: { shownIn: 'Tabla/DataTable' } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La tabla se recorre como una planilla: una sola celda está en el orden de tabulación; flechas, Inicio, Fin y Av/Re Pág mueven; Enter o F2 entran en los enlaces y botones de la celda y Escape vuelve. En un encabezado, Enter ordena (con Mayús, además de lo ya ordenado) y Alt con flecha abajo abre su filtro; espacio selecciona la fila.',
      },
    },
  },
  component: DataTable<StationRow>,
  args: {
    label: 'Estaciones',
    columns: COLUMNS,
    rows: ROWS,
    rowId: (row) => row.id,
    rowActions: actions,
  },
  render: (args) => <Selectable {...args} />,
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = (element: HTMLElement) => element.ownerDocument.activeElement as HTMLElement;

/** Sorts, filters, selects, opens a link and acts on a row, without a mouse. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    acted.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const now = () => focused(canvasElement);
    await userEvent.tab();
    await expect(now()).toBe(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(now()).toBe(canvas.getByRole('button', { name: 'Comuna' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: /^Comuna/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(body.getByRole('checkbox', { name: /^Buin/ })).toBeVisible());
    await waitFor(() => expect(body.getByRole('dialog')).toContainElement(now()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(now()).toBe(canvas.getByRole('button', { name: 'Filtrar Comuna' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(now()).toBe(canvas.getByRole('button', { name: /^Comuna/ })));
    await userEvent.keyboard('{ArrowDown}');
    await expect(now()).toHaveTextContent('Buin');
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(now()).toHaveRole('link');
    await userEvent.keyboard('{Escape}');
    await expect(now()).toHaveRole('rowheader');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(now().closest('tr')).toHaveAttribute('aria-rowindex', '11');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(acted).toHaveBeenCalledOnce();
  },
};

/** With more than a hundred rows only the visible ones are drawn; keys reach all of them. */
export const Dense: Story = {
  render: (args) => <Selectable {...args} rows={MANY} pageSizes={false} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const now = () => focused(canvasElement);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    await waitFor(() =>
      expect(Number(now().closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(6),
    );
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(now().closest('tr')).toHaveAttribute('aria-rowindex', '5001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() =>
      expect(now()).toBe(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' })),
    );
  },
};
