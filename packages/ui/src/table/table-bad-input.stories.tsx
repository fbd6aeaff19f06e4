import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../testing/states.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { STATION_COLUMNS, STATIONS, type StationRow, stationRows } from './stations.fixture.tsx';

const LONG =
  'Trampa del cuartel doce, detrás del galpón de embalaje, junto al canal Las Mercedes, que se mueve cada semana porque el riego la moja; '
    .repeat(3)
    .slice(0, 300);
const COLUMNS: readonly DataColumn<StationRow>[] = [
  ...STATION_COLUMNS.map(({ cell: _, ...column }) => column),
  { id: 'length', header: 'Letras', kind: 'number', value: (row) => row.name.length },
];
const BROKEN: readonly StationRow[] = [
  ...STATIONS.slice(0, 3),
  { id: 90, name: 'Sin nada más' } as StationRow,
  { id: 91 } as StationRow,
  { ...(STATIONS[4] as StationRow), captures: Number.NaN, installed: 'ayer', seen: Number.POSITIVE_INFINITY },
];

const meta = {
  title: 'Tabla/Datos difíciles',
  parameters: {
    states: { shownIn: 'Tabla/DataTable' } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Lo que llega mal se muestra sin esconderlo ni caerse: lo que falta es una raya y va al final en cualquier orden; un identificador repetido se avisa y sus filas se ven todas; un texto de 300 letras se corta y se abre al presionarlo o con Enter; 50.000 filas se ordenan y filtran al instante.',
      },
    },
  },
  component: DataTable<StationRow>,
  args: { label: 'Estaciones', columns: COLUMNS, rows: BROKEN, rowId: (row) => row.id },
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const MANY = stationRows(50_000);

/** Sets the rows itself, because Storybook copies args and writes them into the source of a story. */
const ManyRows = (props: DataTableProps<StationRow>) => (
  <DataTable {...props} rows={MANY} pageSizes={false} hasSearch />
);

const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export const MissingFields: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row');
    await expect(cellsOf(rows[4])).toEqual(['—', '—', '—', '—', '—', '—', '12']);
    await expect(within(rows[5] as HTMLElement).getByRole('rowheader')).toHaveTextContent('—');
    await userEvent.click(canvas.getByRole('button', { name: 'Capturas' }));
    await expect(cellsOf(canvas.getAllByRole('row')[6])[4]).toBe('—');
    await userEvent.click(canvas.getByRole('button', { name: 'Capturas' }));
    await expect(cellsOf(canvas.getAllByRole('row')[1])[4]).toBe('0');
    await expect(cellsOf(canvas.getAllByRole('row')[6])[4]).toBe('—');
  },
};

/** The same as cards: a missing value is a dash there too. */
export const NarrowMissingFields: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByText('Sin nada más').closest('li') as HTMLElement;
    await userEvent.click(within(card).getByRole('button', { name: 'Detalle de Sin nada más' }));
    await expect(within(card).getAllByText('—')).toHaveLength(6);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(BROKEN.length);
  },
};

export const DuplicateIds: Story = {
  args: { rows: [...STATIONS.slice(0, 4), { ...(STATIONS[1] as StationRow), name: 'El Peral bis' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 registro repite el identificador de otro/)).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByText('El Peral bis')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { rows: [{ ...(STATIONS[0] as StationRow), name: LONG, commune: LONG }, ...STATIONS.slice(1, 5)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cell = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    await expect(cell.getBoundingClientRect().height).toBeLessThan(70);
    await userEvent.click(within(cell).getByText(/^Trampa del cuartel/));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('dialog', { name: 'Texto completo' })).toHaveTextContent(LONG.trim());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  },
};

export const NarrowLongText: Story = {
  ...LongText,
  play: async () => {},
  globals: { viewport: { value: 'narrow' } },
};

/** Ten columns and fifty thousand rows, all on one page. */
export const FiftyThousand: Story = {
  render: (args) => <ManyRows {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('50.000 registros')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Estación' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Álamos 1');
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Buscar en la tabla' }));
    await userEvent.paste('nandu 700');
    await waitFor(() => expect(canvas.getByText('17 de 50.000 registros')).toBeVisible());
  },
};
