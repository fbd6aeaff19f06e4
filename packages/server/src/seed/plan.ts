import type { ClientAttributes } from '@vigia/domain/farm';
import type { SiteName } from './sites.ts';

/** The fault of a demo station. The faults together show every state of the screens. */
export type StationStory =
  | 'dead-sensor'
  | 'swapped'
  | 'five-day-gap'
  | 'silent'
  | 'low-battery'
  | 'unplaced'
  | 'without-node';

/** Traps of one pest in one crop of a sector. Without crop and pest: a station that only measures climate. */
export interface TrapGroup {
  readonly crop: number | null;
  readonly pest: number | null;
  readonly stations: number;
  /** Number of seasons in the field: 3 since the oldest one, 1 since the running one. */
  readonly seasons?: 1 | 2 | 3;
  /** Story of the first station of the group. */
  readonly story?: StationStory;
  /** In the field in the oldest season only. */
  readonly retired?: boolean;
}

export interface SectorPlan {
  readonly name: string;
  readonly site: SiteName;
  /** Hectares, invented. */
  readonly area: number;
  /** Factor on the usual number of captures. */
  readonly pressure: number;
  readonly traps: readonly TrapGroup[];
}

interface ClientPlan {
  readonly id: number;
  readonly name: string;
  readonly taxId: string;
  readonly sectors: readonly SectorPlan[];
  readonly spareNodes: number;
  readonly attributes?: Partial<ClientAttributes>;
}

export interface FarmPlan {
  readonly clients: readonly ClientPlan[];
  /** Client id and index of the sector of the station with INIA's measurements. */
  readonly measured: { readonly client: number; readonly sector: number };
}

const VINE = 1;
const CHERRY = { lapins: 10, regina: 11, santina: 12 };
const APPLE = { fuji: 22, gala: 23, crippsPink: 24 };
const MAIZE = 30;
const TOMATO = 40;

const LOBESIA = 1;
const CYDIA = 2;
const GRAPHOLITA = 3;
const SAN_JOSE_SCALE = 4;
const PROEULIA = 5;
const CERATITIS = 6;
const TUTA = 11;
const SUZUKII = 12;
const DALBULUS = 13;
const SPODOPTERA = 14;

const group = (
  crop: number | null,
  pest: number | null,
  stations: number,
  more: Partial<TrapGroup> = {},
): TrapGroup => ({ crop, pest, stations, ...more });

const VINEYARD: ClientPlan = {
  id: 1,
  name: 'Viña Los Aromos',
  taxId: '76.100.200-7',
  spareNodes: 2,
  attributes: { isCounted: false },
  sectors: [
    {
      name: 'Fundo Casablanca',
      site: 'casablanca',
      area: 28.5,
      pressure: 0.8,
      traps: [
        group(VINE, LOBESIA, 3),
        group(VINE, PROEULIA, 1),
        group(null, null, 1, { seasons: 2 }),
        group(VINE, LOBESIA, 1, { retired: true }),
      ],
    },
    {
      name: 'Santa Rita',
      site: 'altoJahuel',
      area: 32,
      pressure: 1.3,
      traps: [
        group(VINE, LOBESIA, 3, { story: 'five-day-gap' }),
        group(VINE, CERATITIS, 1),
        group(CHERRY.santina, SUZUKII, 1, { seasons: 2 }),
      ],
    },
    {
      name: 'Apalta',
      site: 'apalta',
      area: 36.4,
      pressure: 1,
      traps: [
        group(VINE, LOBESIA, 3, { story: 'swapped' }),
        group(VINE, PROEULIA, 1),
        group(VINE, LOBESIA, 1, { seasons: 1 }),
      ],
    },
    {
      name: 'Lontué',
      site: 'lontue',
      area: 18.2,
      pressure: 0.9,
      traps: [
        group(VINE, LOBESIA, 2),
        group(APPLE.gala, CYDIA, 2, { story: 'dead-sensor' }),
        group(APPLE.gala, GRAPHOLITA, 1),
        group(VINE, LOBESIA, 1, { retired: true }),
      ],
    },
    {
      name: 'Los Niches',
      site: 'losNiches',
      area: 24,
      pressure: 1.1,
      traps: [
        group(APPLE.fuji, CYDIA, 2),
        group(APPLE.fuji, SAN_JOSE_SCALE, 1, { seasons: 2 }),
        group(CHERRY.lapins, SUZUKII, 2, { story: 'unplaced' }),
        group(VINE, LOBESIA, 1, { story: 'without-node' }),
      ],
    },
  ],
};

const SHARED_DEVICES: ClientPlan = {
  id: 2,
  name: 'Vigía · dispositivos compartidos',
  taxId: '76.300.400-7',
  spareNodes: 8,
  attributes: { isDevicePool: true, isCounted: false },
  sectors: [],
};

const ORCHARD: ClientPlan = {
  id: 3,
  name: 'Agrícola San Clemente',
  taxId: '76.500.600-7',
  spareNodes: 2,
  sectors: [
    {
      name: 'Las Lomillas',
      site: 'lasLomillas',
      area: 15.6,
      pressure: 1,
      traps: [
        group(APPLE.fuji, CYDIA, 2),
        group(APPLE.fuji, GRAPHOLITA, 1),
        group(CHERRY.regina, SUZUKII, 1, { seasons: 2 }),
      ],
    },
    {
      name: 'Peumo',
      site: 'peumo',
      area: 12,
      pressure: 1.2,
      traps: [
        group(TOMATO, TUTA, 2, { story: 'silent' }),
        group(MAIZE, DALBULUS, 1),
        group(MAIZE, SPODOPTERA, 1, { seasons: 2 }),
      ],
    },
    {
      name: 'Quillota',
      site: 'quillota',
      area: 6.5,
      pressure: 1,
      traps: [group(TOMATO, TUTA, 3), group(TOMATO, SPODOPTERA, 1, { seasons: 1 })],
    },
    {
      name: 'Graneros',
      site: 'graneros',
      area: 21.3,
      pressure: 0.9,
      traps: [
        group(MAIZE, DALBULUS, 2, { story: 'low-battery' }),
        group(MAIZE, SPODOPTERA, 1),
        group(CHERRY.lapins, SUZUKII, 1, { seasons: 1 }),
        group(MAIZE, DALBULUS, 1, { retired: true }),
      ],
    },
    {
      name: 'El Vergel',
      site: 'angol',
      area: 34,
      pressure: 0.7,
      traps: [
        group(APPLE.crippsPink, CYDIA, 2),
        group(APPLE.crippsPink, GRAPHOLITA, 1),
        group(CHERRY.regina, SUZUKII, 1),
        group(null, null, 1, { seasons: 1 }),
      ],
    },
  ],
};

/** The demo farm: a vineyard, an orchard, and between them the pool of spare devices. */
export const DEMO_PLAN: FarmPlan = {
  clients: [VINEYARD, SHARED_DEVICES, ORCHARD],
  measured: { client: 1, sector: 0 },
};
