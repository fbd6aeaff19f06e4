import { formatNumber } from '@vigia/domain/es';
import { Pencil, Power, Trash2 } from 'lucide-react';
import type { DataColumn } from './data-column.ts';
import type { RowAction } from './data-table-props.ts';

/** A trap in the list of the administration. */
export interface StationRow {
  readonly id: number;
  readonly name: string;
  readonly commune: string;
  readonly pest: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly installed: string;
  /** Instant, epoch ms; null for a device that never reported. */
  readonly seen: number | null;
  readonly captures: number | null;
  /** V */
  readonly battery: number | null;
}

const FIELDS = ['Los Aromos', 'El Peral', 'Ñandú', 'Santa Inés', 'La Higuera', 'Los Quillayes', 'Álamos'];
const COMMUNES = ['Casablanca', 'San Fernando', 'Parral', 'Curicó', 'San Clemente', 'Buin', 'Ñuñoa'];
const PESTS = ['Lobesia botrana', 'Carpocapsa', 'Drosófila', 'Chicharrita'];

/** Stations in the middle of a season: one in seventeen broken, some without captures yet. */
export function stationRows(count: number): StationRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${FIELDS[at % FIELDS.length]} ${1 + Math.floor(at / FIELDS.length)}`,
    commune: COMMUNES[(at * 3) % COMMUNES.length] as string,
    pest: PESTS[(at * 5) % PESTS.length] as string,
    installed: `2026-${String(8 + (at % 3)).padStart(2, '0')}-${String(1 + ((at * 7) % 28)).padStart(2, '0')}`,
    seen: at % 17 === 3 ? null : Date.UTC(2026, 10, 21, 14, 50) - ((at * 37) % 600) * 60_000,
    captures: at % 11 === 5 ? null : (at * at * 7) % 64,
    battery: at % 17 === 3 ? null : 3.4 + ((at * 13) % 80) / 100,
  }));
}

export const STATIONS = stationRows(240);

const total = (rows: readonly StationRow[]) =>
  formatNumber(
    rows.reduce((sum, { captures }) => sum + (captures ?? 0), 0),
    0,
  );

export const STATION_COLUMNS: readonly DataColumn<StationRow>[] = [
  {
    id: 'name',
    header: 'Estación',
    value: (row) => row.name,
    cell: (row) => <strong>{row.name}</strong>,
    card: 'title',
    filter: 'text',
  },
  { id: 'commune', header: 'Comuna', value: (row) => row.commune, card: 'head', filter: 'choice' },
  { id: 'pest', header: 'Plaga', value: (row) => row.pest, filter: 'choice' },
  { id: 'installed', header: 'Instalada', kind: 'date', value: (row) => row.installed, filter: 'date' },
  { id: 'seen', header: 'Última señal', kind: 'datetime', value: (row) => row.seen },
  {
    id: 'captures',
    header: 'Capturas',
    kind: 'number',
    value: (row) => row.captures,
    filter: 'number',
    footer: total,
  },
  { id: 'battery', header: 'Batería (V)', kind: 'number', decimals: 2, value: (row) => row.battery },
];

/** The actions of a station; `onAction` gets the chosen one. */
export const stationActions =
  (onAction: (action: string, station: StationRow) => void) =>
  (station: StationRow): readonly RowAction[] => [
    { id: 'edit', label: 'Editar', icon: Pencil, isInline: true, onAction: () => onAction('edit', station) },
    {
      id: 'off',
      label: 'Apagar',
      icon: Power,
      isDisabled: station.seen === null,
      onAction: () => onAction('off', station),
    },
    { id: 'delete', label: 'Eliminar', icon: Trash2, onAction: () => onAction('delete', station) },
  ];
