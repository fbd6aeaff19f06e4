import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../testing/states.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { Selection } from './selection.ts';
import { STATION_COLUMNS, STATIONS, type StationRow } from './stations.fixture.tsx';

const MONTHS = ['Ago', 'Sep', 'Oct', 'Nov', 'Dic', 'Ene', 'Feb', 'Mar', 'Abr', 'May'] as const;
const COLUMNS: readonly DataColumn<StationRow>[] = [
  ...STATION_COLUMNS,
  ...MONTHS.map(
    (month, at): DataColumn<StationRow> => ({
      id: month,
      header: `Capturas ${month}`,
      kind: 'number',
      value: ({ id, captures }) => (captures === null ? null : (captures * (at + 3) + id) % 90),
    }),
  ),
];

function Wide(props: DataTableProps<StationRow>) {
  const [selected, setSelected] = useState<Selection>(new Set([2]));
  return <DataTable {...props} selected={selected} onSelectedChange={setSelected} />;
}

const meta = {
  title: 'Tabla/Muchas columnas',
  parameters: {
    states: { shownIn: 'Tabla/DataTable' } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cuando las columnas no caben, la tabla corre hacia los lados en su propio marco y la primera columna, con su casilla, se queda a la vista, como también las acciones de cada fila. Antes de llegar a esto conviene esconder columnas (`isHidden`): la persona las muestra cuando las necesita.',
      },
    },
  },
  component: DataTable<StationRow>,
  args: { label: 'Estaciones', columns: COLUMNS, rows: STATIONS, rowId: (row) => row.id, hasColumns: true },
  render: (args) => <Wide {...args} />,
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The column with the row's name stays in place when scrolled by wheel or keys, and covers the other cells. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Estaciones' });
    const name = canvas.getByRole('rowheader', { name: 'El Peral 1' });
    const left = name.getBoundingClientRect().left;
    await waitFor(() => expect(box.scrollWidth).toBeGreaterThan(box.clientWidth + 600));
    box.scrollLeft = 600;
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('data-scrolled'));
    await expect(name.getBoundingClientRect().left).toBeCloseTo(left, 0);
    await waitFor(() => expect(getComputedStyle(name).backgroundColor).not.toMatch(/, 0\)|transparent/));
    const edges = () => box.getBoundingClientRect();
    const now = () => box.ownerDocument.activeElement?.closest('td, th')?.getBoundingClientRect();
    box.focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(600));
    await expect(now()?.right).toBeLessThanOrEqual(edges().right + 1);
    await userEvent.keyboard('{ArrowLeft>12/}');
    await expect(now()?.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right - 1);
    await expect(within(box).getByRole('checkbox', { name: 'Seleccionar El Peral 1' })).toBeVisible();
  },
};

/** The actions of a row also stay visible, at the other end. */
export const WithActions: Story = {
  args: {
    rowActions: () => [
      { id: 'edit', label: 'Editar', icon: Pencil, isInline: true, onAction: () => undefined },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Estaciones' });
    const edit = canvas.getByRole('button', { name: 'Editar El Peral 1' });
    const edges = box.getBoundingClientRect();
    const inSight = () => edit.getBoundingClientRect().right <= edges.right;
    await waitFor(() => expect(inSight()).toBe(true));
    const name = canvas.getByRole('rowheader', { name: 'El Peral 1' });
    box.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight>9/}');
    const now = () => box.ownerDocument.activeElement!.closest('td, th')!.getBoundingClientRect();
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(0));
    await expect(now().right).toBeLessThanOrEqual(edit.closest('td')!.getBoundingClientRect().left + 1);
    await expect(now().left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right - 1);
    await expect(inSight()).toBe(true);
  },
};
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Printing draws all rows, also those of a long table that are not in sight. */
export const LongOnPaper: Story = {
  args: {
    pageSizes: false,
    rows: Array.from({ length: 300 }, (_, id) => ({ ...STATIONS[id % STATIONS.length]!, id })),
  },
  play: async ({ canvas }) => {
    const drawn = () => canvas.getAllByRole('rowheader').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    await expect(drawn()).toBeLessThan(200);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(drawn()).toBe(300);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn()).toBeLessThan(200));
  },
};

/** From a phone too, paper has the table with all its columns; the phone keeps its cards. */
export const NarrowOnPaper: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Estaciones' })).toBeVisible());
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Estaciones' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: /Capturas May/ })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Estaciones' })).toBeVisible());
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};
