import type { Status } from '../theme/tokens.ts';

/** A row of the screen Campos, for stories. */
export interface FieldRow {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly crops: string;
  readonly hectares: number | null;
  readonly pests: readonly { readonly name: string; readonly count?: number; readonly level: Status }[];
  readonly stations: readonly { readonly name: string; readonly state: Status }[];
}

const pest = (name: string, level: Status, count?: number) => ({
  name,
  level,
  ...(count === undefined ? {} : { count }),
});

const stations = (...states: readonly Status[]) =>
  states.map((state, at) => ({ name: `N-${String(at + 1).padStart(2, '0')}`, state }));

/** Eight invented fields in real Chilean communes. */
export const FIELDS: readonly FieldRow[] = [
  {
    id: 1,
    name: 'Los Aromos Norte',
    address: 'Casablanca, Valparaíso',
    crops: 'Vid (Pinot Noir)',
    hectares: 42,
    pests: [pest('Lobesia', 'error', 14), pest('Drosófila', 'ok', 0), pest('Eulia', 'warning', 6)],
    stations: stations('ok', 'ok', 'warning', 'ok', 'error', 'ok'),
  },
  {
    id: 2,
    name: 'Los Aromos Sur',
    address: 'Casablanca, Valparaíso',
    crops: 'Vid (Chardonnay), Vid (Syrah)',
    hectares: 31.5,
    pests: [pest('Lobesia', 'ok', 0)],
    stations: stations('ok', 'ok', 'ok'),
  },
  {
    id: 3,
    name: 'El Peral',
    address: 'San Fernando, O’Higgins',
    crops: 'Cerezo (Lapins), Manzano (Gala)',
    hectares: 64.2,
    pests: [pest('Carpocapsa', 'warning', 22), pest('Drosófila', 'ok', 0)],
    stations: stations('ok', 'warning', 'ok', 'ok'),
  },
  {
    id: 4,
    name: 'Santa Inés',
    address: 'Curicó, Maule',
    crops: 'Manzano (Fuji)',
    hectares: 58,
    pests: [pest('Carpocapsa', 'error', 58), pest('Grafolita', 'warning', 11)],
    stations: stations('ok', 'ok', 'ok', 'ok', 'ok'),
  },
  {
    id: 5,
    name: 'La Higuera',
    address: 'San Clemente, Maule',
    crops: 'Maíz',
    hectares: 120,
    pests: [pest('Chicharrita', 'warning', 17)],
    stations: stations('ok', 'error'),
  },
  {
    id: 6,
    name: 'Ñandú',
    address: 'Parral, Maule',
    crops: 'Tomate',
    hectares: null,
    pests: [pest('Polilla del tomate', 'neutral')],
    stations: stations('neutral'),
  },
  {
    id: 7,
    name: 'Los Quillayes',
    address: 'Buin, Metropolitana',
    crops: 'Nogal, Almendro',
    hectares: 27.8,
    pests: [pest('Polilla del algarrobo', 'warning', 9)],
    stations: stations('ok', 'ok', 'warning'),
  },
  {
    id: 8,
    name: 'Quebrada Honda',
    address: 'Los Andes, Valparaíso',
    crops: 'Vid (Thompson)',
    hectares: 18.4,
    pests: [pest('Lobesia', 'ok', 0)],
    stations: stations('ok', 'ok', 'ok', 'ok'),
  },
];
