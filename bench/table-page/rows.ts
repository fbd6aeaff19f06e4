/** A row of a device list: text, some of it the same in many rows, a date and two figures; deterministic. */
export interface BenchRow {
  readonly id: number;
  readonly name: string;
  readonly commune: string;
  readonly pest: string;
  readonly crop: string;
  readonly serial: string;
  readonly manager: string;
  readonly installed: string;
  readonly note: string;
  readonly captures: number;
  readonly battery: number;
}

const FIELDS = ['Los Aromos', 'El Peral', 'Ñandú', 'Santa Inés', 'La Higuera', 'Los Quillayes', 'Álamos'];
const COMMUNES = ['Casablanca', 'San Fernando', 'Parral', 'Curicó', 'San Clemente', 'Buin', 'Ñuñoa'];
const PESTS = ['Lobesia botrana', 'Carpocapsa', 'Drosófila', 'Chicharrita', 'Eulia'];
const CROPS = ['Vid (Pinot Noir)', 'Cerezo (Lapins)', 'Manzano (Gala)', 'Maíz', 'Nogal'];
const NOTES = ['Cambiar feromona', 'Revisada en terreno', 'Sin novedad', 'Panel sucio', 'Cable cortado'];
const pick = (texts: readonly string[], at: number) => texts[at % texts.length] ?? '';
const two = (value: number) => String(value).padStart(2, '0');

/** Names are distinct and stand in no order. */
export function benchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, id) => {
    const mixed = (id * 7919) % count;
    return {
      id,
      name: `${pick(FIELDS, mixed)} ${mixed}`,
      commune: pick(COMMUNES, id * 3 + (mixed >> 5)),
      pest: pick(PESTS, mixed >> 3),
      crop: pick(CROPS, mixed >> 4),
      serial: `N-${mixed.toString(36).toUpperCase()}`,
      manager: `persona${mixed % 997}@campo.cl`,
      installed: `20${two(18 + (mixed % 9))}-${two(1 + (id % 12))}-${two(1 + (mixed % 28))}`,
      note: pick(NOTES, mixed >> 2),
      captures: (mixed * 31) % 240,
      battery: 3 + (mixed % 120) / 100,
    };
  });
}

/** Ten columns, the same for both grids. */
export const FIELDS_SHOWN = [
  'name',
  'commune',
  'pest',
  'crop',
  'serial',
  'manager',
  'installed',
  'note',
  'captures',
  'battery',
] as const satisfies readonly (keyof BenchRow)[];

export const TEXT_COLUMN = 'name';
export const NUMBER_COLUMN = 'captures';
/** px; what both grids show at a time. */
export const VIEW = { width: 1400, height: 900, grid: 630, row: 45, column: 137 } as const;
