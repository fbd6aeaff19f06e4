import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { readWorkbook } from '../export/unzip.fixture.ts';
import type { StatesOf } from '../testing/states.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { Selection } from './selection.ts';
import { STATION_COLUMNS, STATIONS, type StationRow } from './stations.fixture.tsx';

const NAME = 'Estaciones de Viña Los Aromos: temporada 2026/27';

function Exported(props: DataTableProps<StationRow>) {
  const [selected, setSelected] = useState<Selection>(props.selected ?? new Set());
  return <DataTable {...props} selected={selected} onSelectedChange={setSelected} />;
}

const meta = {
  title: 'Tabla/Exportar',
  parameters: {
    states: { shownIn: 'Tabla/DataTable' } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Guarda lo que se ve: las columnas a la vista de las filas seleccionadas o, si no hay ninguna, de todas las que dejan los filtros. En Excel los números y las fechas llegan como tales y la hoja lleva a lo más 31 letras; en CSV, con punto y coma, coma decimal y fechas ISO, como los abre una planilla en Chile.',
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
    exportName: NAME,
  },
  render: (args) => <Exported {...args} />,
} satisfies Meta<typeof DataTable<StationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Exports and catches the file that the browser would save. */
async function exported({ canvas, canvasElement, userEvent }: Play, format: string) {
  const files: Blob[] = [];
  const names: string[] = [];
  const make = URL.createObjectURL;
  const press = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return make.call(URL, file);
  };
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    names.push(this.download);
  };
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: format }));
    await waitFor(() => expect(names).toHaveLength(1), { timeout: 15_000 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus());
  } finally {
    URL.createObjectURL = make;
    HTMLAnchorElement.prototype.click = press;
  }
  return { file: files[0] as Blob, name: names[0] };
}

const textOf = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

/**
 * The file contains the rows of the current search, also if another search found the same number. The workbook
 * is read again: its sheet, headings, numbers, dates and empty cells.
 */
export const Ready: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const search = canvas.getByRole('searchbox');
    for (const wanted of ['Santa Inés 13', 'Santa Inés 16']) {
      await userEvent.clear(search);
      await userEvent.type(search, wanted);
      await expect(canvas.getByText('1 de 240 registros')).toBeVisible();
      const found = await exported(context, 'CSV (.csv)');
      const [, line, rest] = (await textOf(found.file)).split('\r\n');
      await expect([line?.split(';')[0], rest]).toEqual([wanted, '']);
    }
    await userEvent.clear(search);
    const { file, name } = await exported(context, 'Excel (.xlsx)');
    await expect(name).toBe('Estaciones de Viña Los Aromos temporada 2026 27.xlsx');
    const [[sheet, cells] = ['', new Map()]] = [...(await readWorkbook(file))];
    await expect(sheet).toBe('Estaciones de Viña Los Aromos t');
    await expect(sheet).toHaveLength(31);
    const heads = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => cells.get(`${letter}1`)?.value);
    await expect(heads).toEqual(STATION_COLUMNS.map(({ header }) => header));
    await expect(cells.get('A2')?.value).toBe('Los Aromos 1');
    await expect(cells.get('D2')).toEqual({
      value: Date.UTC(2026, 7, 1) / 86_400_000 + 25_569,
      format: 'dd-mm-yyyy',
    });
    await expect(cells.get('F2')?.value).toBe(0);
    await expect(cells.get('G2')).toEqual({ value: 3.4, format: '0.00' });
    await expect(cells.has('G5') && cells.get('G5')?.value !== 0).toBe(false);
    await expect(cells.get(`A${STATIONS.length + 1}`)?.value).toBe(STATIONS.at(-1)?.name);
    await expect(cells.has(`A${STATIONS.length + 2}`)).toBe(false);
  },
};

/** Only the selected rows that the search leaves, and no hidden column. */
export const Chosen: Story = {
  args: { selected: new Set([1, 3]), view: { hidden: ['pest', 'seen'] } },
  play: async (context) => {
    const { file, name } = await exported(context, 'CSV (.csv)');
    await expect(name).toBe('Estaciones de Viña Los Aromos temporada 2026 27.csv');
    await expect(await textOf(file)).toBe(
      '\uFEFFEstación;Comuna;Instalada;Capturas;Batería (V)\r\n' +
        'Los Aromos 1;Casablanca;2026-08-01;0;3,40\r\n' +
        'Ñandú 1;Ñuñoa;2026-10-15;28;3,66\r\n',
    );
  },
};

/** Rows that cannot be loaded make no file: the table shows an error and keeps its rows. */
export const Failure: Story = {
  args: { exportRows: () => Promise.reject(new Error('503')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo exportar');
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
