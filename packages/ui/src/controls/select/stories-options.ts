import { PESTS } from '@vigia/domain/farm';
import { pestOptions } from '../../farm/selectors/selector-options.ts';
import type { Option } from './option-list.tsx';

/** Seasons of a vineyard, newest first, for a filter. */
export const SEASONS: Option<number | 'all'>[] = [
  { value: 'all', label: 'Todas' },
  { value: 3, label: '2026–27' },
  { value: 2, label: '2025–26' },
  { value: 1, label: '2024–25' },
];

export const CROPS: Option<number>[] = [
  { value: 1, label: 'Vid' },
  { value: 10, label: 'Cerezo (Lapins)' },
  { value: 23, label: 'Manzano (Gala)' },
  { value: 30, label: 'Maíz' },
];

export const CLIENTS: Option<number>[] = [
  { value: 1, label: 'Agrícola Quebrada Honda', detail: '76.123.456-0' },
  { value: 3, label: 'Frutícola Ñuble' },
  { value: 4, label: 'Viña Los Aromos' },
];

/** Pests that a service monitors: those of the catalogue, and some others. */
export const MONITORED: Option<number>[] = pestOptions([
  ...PESTS.values(),
  ...['Arañita roja', 'Burrito de la vid', 'Conchuela café', 'Chanchito blanco', 'Pulgón lanígero'].map(
    (name, i) => ({ id: 901 + i, name }),
  ),
  ...['Mosquita blanca', 'Trips de California', 'Taladrador del maíz', 'Langostino'].map((name, i) => ({
    id: 951 + i,
    name,
  })),
]);

/** A network of 2,000 stations, by number. */
export const STATIONS: Option<number>[] = Array.from({ length: 2000 }, (_, i) => ({
  value: i + 1,
  label: `Estación ${String(i + 1).padStart(4, '0')}`,
  ...(i % 3 === 0 ? { detail: `VG-${4000 + i}` } : {}),
}));

/** A name of 300 characters: a whole company name and one endless word. */
export const LONG_NAME =
  `Sociedad Agrícola, Frutícola y Vitivinícola Hijuelas del Estero Ñirehuao Limitada y Compañía ${'x'.repeat(300)}`.slice(
    0,
    300,
  );
