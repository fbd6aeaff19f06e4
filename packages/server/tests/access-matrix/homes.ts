import { FOREIGN_CANARY } from '../support/small-farm.ts';

/** Where a thing lies, as `small-farm.ts` puts it. */
export interface Home {
  /** 0: it does not exist. */
  readonly client: number;
  /** The sector it lies in; null: it is a thing of sectors that lies in none; absent: a thing of the client. */
  readonly sector?: number | null;
  /** Whose alone it is. */
  readonly owner?: number;
  /** A person who holds root: only those who hold it too may change them. */
  readonly root?: true;
  /** The person that it is. */
  readonly person?: number;
}
export type ThingId = number | string;

const NOWHERE: Home = { client: 0 };
const UNKNOWN = 999_999;
const [NORTH, SOUTH, FOREIGN]: Home[] = [
  { client: 1, sector: 11 },
  { client: 1, sector: 12 },
  { client: 3, sector: 31 },
] as const;
type Homes = readonly (readonly [ThingId, Home])[];

/** Own, foreign and unknown things of each kind. The things themselves stand in `small-farm.ts`. */
export const THINGS = {
  client: [
    [1, { client: 1 }],
    [2, { client: 2 }],
    [3, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Clients in which both stations and people lie. */
  'client-with-stations': [
    [1, { client: 1 }],
    [3, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  sector: [
    [11, NORTH!],
    [12, SOUTH!],
    [31, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  season: [
    [101, { client: 1 }],
    [301, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Seasons without stations. */
  'empty-season': [
    [102, { client: 1 }],
    [302, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  biofix: [
    [1, NORTH!],
    [2, SOUTH!],
    [3, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Of other pests than those of the stations. */
  'capture-threshold': [
    [951, { client: 1 }],
    [953, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  product: [
    [981, { client: 1 }],
    [983, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Each is seen by its owner alone. */
  scenario: [
    [991, { ...NORTH!, owner: 53 }],
    [992, { ...NORTH!, owner: 51 }],
    [993, { ...FOREIGN!, owner: 54 }],
    [994, { ...NORTH!, owner: 55 }],
    [995, { ...NORTH!, owner: 56 }],
    [UNKNOWN, NOWHERE],
  ],
  'alert-rule': [
    [961, { client: 1 }],
    [963, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  station: [
    [1001, NORTH!],
    [1002, SOUTH!],
    [3001, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Devices, in the sectors of their stations; one that stands nowhere may be put up in any. */
  node: [
    ['VG-1', NORTH!],
    ['VG-2', SOUTH!],
    ['VG-6', { client: 1 }],
    ['VG-9', { client: 2 }],
    [FOREIGN_CANARY, FOREIGN!],
    ['VG-0', NOWHERE],
  ],
  /** Devices that stand somewhere: what they measured belongs to the sector of their station. */
  'placed-node': [
    ['VG-1', NORTH!],
    ['VG-2', SOUTH!],
    [FOREIGN_CANARY, FOREIGN!],
    ['VG-0', NOWHERE],
  ],
  /** People, of the whole client and of one sector. */
  user: [
    [51, { client: 1, person: 51 }],
    [52, { ...NORTH!, person: 52 }],
    [53, { client: 1, root: true, person: 53 }],
    [62, { ...SOUTH!, root: true, person: 62 }],
    [54, { client: 3 }],
    [55, { client: 2 }],
    [UNKNOWN, NOWHERE],
  ],
  event: [
    [1, NORTH!],
    [3, SOUTH!],
    [4, { client: 1, sector: null }],
    [5, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Installs of stations 1001, 1002 and 3001. */
  install: [
    [21, NORTH!],
    [22, SOUTH!],
    [23, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Photos of stations 1001, 1002 and 3001. */
  image: [
    [501, NORTH!],
    [502, SOUTH!],
    [503, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Notices of the sectors: who sees the sector sees them. */
  notification: [
    [601, NORTH!],
    [602, SOUTH!],
    [603, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Keys of one sector each. */
  'embed-key': [
    [801, NORTH!],
    [803, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
  /** Accounts with makers of stations; the ranges of past days have the same ids. */
  'station-source': [
    [901, { client: 1 }],
    [903, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Doors for uplinks of LoRaWAN devices; the profiles have the same ids. */
  'uplink-door': [
    [971, { client: 1 }],
    [973, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  'uplink-profile': [
    [971, { client: 1 }],
    [973, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Profiles that no device is read by. */
  'unused-profile': [
    [972, { client: 1 }],
    [974, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  /** Programs of the whole client: who is limited to sectors does not see them. */
  'service-token': [
    [1001, { client: 1, sector: null }],
    [1009, { client: 3, sector: null }],
    [UNKNOWN, NOWHERE],
  ],
  /** Programs that are told what happens; their messages have the same ids. */
  webhook: [
    [951, { client: 1 }],
    [953, { client: 3 }],
    [UNKNOWN, NOWHERE],
  ],
  'scheduled-report': [
    [701, NORTH!],
    [702, SOUTH!],
    [703, FOREIGN!],
    [UNKNOWN, NOWHERE],
  ],
} as const satisfies Record<string, Homes>;

/** Where the thing of this id lies. */
export const homeOf = (kind: keyof typeof THINGS, id: ThingId): Home =>
  new Map<ThingId, Home>(THINGS[kind]).get(id) ?? NOWHERE;

const LISTS: readonly (readonly number[])[] = [
  [],
  [1001],
  [1001, 1002],
  [3001],
  [1001, 3001],
  [1002, UNKNOWN],
  [1001, 1001],
];

export interface Aim {
  readonly ids: readonly ThingId[];
  readonly homes: readonly Home[];
}
export type AimName = keyof typeof THINGS | 'none' | 'station-list';

/** What a route is aimed at, one thing (or one list of stations) after another. */
export function aimsOf(name: AimName): Aim[] {
  if (name === 'none') return [{ ids: [], homes: [] }];
  if (name !== 'station-list') {
    return (THINGS[name] as Homes).map(([id, home]) => ({ ids: [id], homes: [home] }));
  }
  return LISTS.map((ids) => ({ ids, homes: ids.map((id) => homeOf('station', id)) }));
}

/** Ids that go together, for bodies that name more than the thing aimed at. */
export const BELONGINGS: Readonly<
  Record<number, { sector: number; season: number; station: number; node: string; user: number }>
> = {
  1: { sector: 11, season: 101, station: 1001, node: 'VG-1', user: 51 },
  3: { sector: 31, season: 301, station: 3001, node: FOREIGN_CANARY, user: 54 },
};
