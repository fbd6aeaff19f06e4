import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import type { PreviewRow } from './preview-row.ts';
import { TablePreview } from './table-preview.tsx';

const COLUMNS = [
  { id: 'sector', header: 'Campo' },
  { id: 'name', header: 'Estación' },
  { id: 'latitude', header: 'Latitud' },
  { id: 'season', header: 'Temporada' },
];
const NONE = { errors: {}, before: {} };
const row = (number: number, more: Partial<PreviewRow> = {}): PreviewRow => ({
  row: number,
  outcome: 'new',
  cells: { sector: 'Fundo El Peral', name: `Cuartel ${number}`, latitude: '-33,45', season: '2026–27' },
  ...NONE,
  ...more,
});
const ROWS: readonly PreviewRow[] = [
  row(2),
  row(3, { outcome: 'changed', before: { season: '2025–26' } }),
  row(4, { outcome: 'same' }),
  row(5, {
    outcome: 'wrong',
    cells: { sector: 'Fundo El Perla', name: 'Cuartel 5', latitude: 'sur', season: '' },
    errors: {
      sector: '«Fundo El Perla» no existe. ¿Quiso decir «Fundo El Peral»?',
      latitude: '-90 ≤ latitud ≤ 90',
    },
  }),
  row(6, { outcome: 'archived' }),
];
const RIGHT = ROWS.filter(({ outcome }) => outcome !== 'wrong');

const meta = {
  title: 'Tabla/TablePreview',
  component: TablePreview,
  args: { label: 'Estaciones que se pegan', columns: COLUMNS, rows: ROWS, onChange: fn() },
  parameters: {
    states: {
      named: { Error: 'Wrong', Loading: 'Checking', Dense: 'Thousands' },
      never: { Empty: 'a table without rows is refused before it is compared' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una tabla pegada o leída de un archivo, antes de guardarla: qué pasa con cada fila, el valor anterior y el nuevo de lo que cambia, y un campo con su mensaje en cada celda con error. Se abre en las filas con error; el texto corregido se entrega al salir del campo o con Enter, y quien la usa compara de nuevo.',
      },
    },
  },
} satisfies Meta<typeof TablePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { rows: RIGHT },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Cuartel 6')).toBeVisible());
    await expect(canvas.getByText('antes 2025–26, después 2026–27')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '1 cambia' }));
    await waitFor(() => expect(canvas.queryByText('Cuartel 6')).toBeNull());
    await expect(canvas.getByText('Cuartel 3')).toBeVisible();
  },
};

/** Opens with the wrong rows; a cell is corrected in its place. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sector = await canvas.findByRole('textbox', { name: 'Campo' });
    await expect(canvas.queryByText('Cuartel 3')).toBeNull();
    await expect(sector).toHaveAccessibleDescription(/¿Quiso decir «Fundo El Peral»\?/);
    await userEvent.clear(sector);
    await userEvent.type(sector, 'Fundo El Peral{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(5, 'sector', 'Fundo El Peral'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const Thousands: Story = {
  args: {
    rows: Array.from({ length: 10_000 }, (_, i) =>
      i % 50 === 0 ? { ...(ROWS[3] as PreviewRow), row: i + 2 } : row(i + 2),
    ),
  },
  play: async ({ canvas }) => {
    const wrong = await canvas.findByRole('radio', { name: '200 con error' });
    await expect(wrong).toBeChecked();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Campo' })).toBeVisible());
    await expect(canvas.getByText('-90 ≤ latitud ≤ 90')).toBeVisible();
  },
};

export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
