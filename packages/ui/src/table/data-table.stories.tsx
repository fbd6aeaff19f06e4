import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChipRow, IconRow } from '../controls/chip/chip-row.tsx';
import { HealthIcon } from '../controls/chip/health-icon.tsx';
import { PestChip } from '../controls/chip/pest-chip.tsx';
import { Link } from '../controls/link/link.tsx';
import { EmptyState } from '../controls/notice/empty-state.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { FIELDS, type FieldRow } from './fields.fixture.ts';

const COLUMNS: readonly DataColumn<FieldRow>[] = [
  {
    id: 'name',
    header: 'Campo',
    value: (field) => field.name,
    cell: (field) => <Link href={`#campo-${field.id}`}>{field.name}</Link>,
    card: 'title',
  },
  { id: 'address', header: 'Comuna', value: (field) => field.address, card: 'detail' },
  { id: 'crops', header: 'Cultivos', value: (field) => field.crops },
  {
    id: 'hectares',
    header: 'Superficie (ha)',
    kind: 'number',
    value: (field) => field.hectares,
    text: (field) => field.hectares?.toLocaleString('es-CL') ?? '—',
  },
  {
    id: 'captures',
    header: 'Capturas',
    isSortable: false,
    value: (field) => field.pests.length,
    text: (field) => field.pests.map((pest) => pest.name).join(' '),
    cell: (field) => (
      <ChipRow>
        {field.pests.map((pest) => (
          <PestChip key={pest.name} {...pest} />
        ))}
      </ChipRow>
    ),
    card: 'head',
  },
  {
    id: 'stations',
    header: 'Estaciones',
    isSortable: false,
    value: (field) => field.stations.length,
    cell: (field) => (
      <IconRow>
        {field.stations.map((station) => (
          <HealthIcon key={station.name} {...station} href={`#${station.name}`} />
        ))}
      </IconRow>
    ),
  },
];

const retry = fn();

const meta = {
  id: 'tabla-datatable',
  title: 'Tabla/Tabla de datos · DataTable',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una lista que se ordena, se busca y se recorre: campos, estaciones, usuarios, registros. Ordena como se escribe en español, pagina, y bajo 800 px cada fila pasa a ser una tarjeta. Para menos de cinco filas sin orden que elegir basta una lista; para comparar fechas, un gráfico.',
      },
    },
  },
  component: DataTable<FieldRow>,
  args: {
    label: 'Campos',
    columns: COLUMNS,
    rows: FIELDS,
    rowId: (field) => field.id,
    initialSort: { id: 'name', isDescending: false },
  },
} satisfies Meta<typeof DataTable<FieldRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campos' });
    await expect(namesIn(table)).toEqual([
      'El Peral',
      'La Higuera',
      'Los Aromos Norte',
      'Los Aromos Sur',
      'Los Quillayes',
      'Ñandú',
      'Quebrada Honda',
      'Santa Inés',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Superficie (ha)' }));
    const heading = canvas.getByRole('columnheader', { name: 'Superficie (ha)' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(table)[0]).toBe('La Higuera');
    await userEvent.click(canvas.getByRole('button', { name: 'Superficie (ha)' }));
    await expect(namesIn(table)[0]).toBe('Quebrada Honda');
    await expect(namesIn(table)[7]).toBe('Ñandú');
    await expect(canvas.getByText('1–8 de 8')).toBeVisible();
  },
};

export const Pages: Story = {
  args: { pageSizes: [5, 50] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–5 de 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByText('6–8 de 8')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Filas por página/ }), '50');
    await expect(canvas.getByText('1–8 de 8')).toBeVisible();
  },
};

/** Known rows stay visible while they are loading again, and if that fails. */
export const Refreshing: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Cargando registros' })).toBeVisible();
    await expect(namesIn(canvas.getByRole('grid'))).toHaveLength(8);
  },
};

export const RefreshFailed: Story = {
  args: { state: 'error', onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Se muestra lo último recibido');
    await expect(namesIn(canvas.getByRole('grid'))).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  args: { filter: 'drosofila' },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('grid'))).toEqual(['El Peral', 'Los Aromos Norte']);
  },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    filter: 'quinoa',
    empty: (
      <EmptyState title="Ningún campo con «quinoa»">Busque por campo, comuna, cultivo o plaga.</EmptyState>
    ),
  },
};

export const Failure: Story = {
  args: {
    state: 'error',
    rows: [],
    error: (
      <ErrorState title="No se pudieron leer los campos" kept="Los filtros se conservan." onRetry={retry} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Two thousand rows on one page: only the visible ones are drawn. */
export const Dense: Story = {
  args: {
    pageSizes: false,
    rows: Array.from({ length: 2000 }, (_, at) => {
      const field = FIELDS[at % FIELDS.length] as FieldRow;
      return { ...field, id: at + 1, name: `${field.name} ${at + 1}` };
    }),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('grid')).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(10);
    await expect(rows.length).toBeLessThan(80);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: 'Los Aromos Norte' }).closest('li') as HTMLElement;
    await expect(within(card).getByText('Lobesia')).toBeVisible();
    await expect(within(card).getByText('Vid (Pinot Noir)')).not.toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Detalle de Los Aromos Norte' }));
    await expect(within(card).getByText('Vid (Pinot Noir)')).toBeVisible();
  },
};

/** Cards of a short table without pages need no pages either; those of a long one do. */
export const NarrowWithoutPages: Story = {
  args: { pageSizes: false },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => await expect(canvas.queryByRole('navigation')).toBeNull(),
};
export const NarrowDense: Story = {
  ...{ args: { ...Dense.args }, globals: { viewport: { value: 'narrow' } } },
  play: async ({ canvas }) => await expect(canvas.getByRole('navigation')).toBeVisible(),
};

export const NarrowLoading: Story = {
  args: { state: 'loading', rows: [] },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
