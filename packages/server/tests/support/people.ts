/** Two growers, the shared pool, and one person for each kind of access. */
export const FARM = {
  sectors: { north: 11, south: 12, foreign: 31 },
  stations: { north: 1001, south: 1002, foreign: 3001 },
  seasons: { ours: 101, empty: 102, foreign: 301 },
  season: { start: '2026-05-01', end: '2027-04-30' },
  pest: 1,
  otherPest: 2,
} as const;

export const PEOPLE = {
  grower: { email: 'grower@vigia.example', user_id: 51, client_id: 1, role: 'user' },
  narrowed: {
    email: 'narrowed@vigia.example',
    user_id: 52,
    client_id: 1,
    role: 'user',
    entities_under_sector: { '11': 'user' },
  },
  admin: { email: 'admin@vigia.example', user_id: 53, client_id: 1, role: 'admin', permissions: 'root' },
  foreigner: { email: 'foreigner@vigia.example', user_id: 54, client_id: 3, role: 'user' },
  superReader: {
    email: 'reader@vigia.example',
    user_id: 55,
    client_id: 2,
    role: 'user',
    entities_under_client: { '*': 'user' },
  },
  superAdmin: {
    email: 'root@vigia.example',
    user_id: 56,
    client_id: 2,
    role: 'admin',
    permissions: 'root',
    entities_under_client: { '*': 'admin' },
  },
  adviser: {
    email: 'adviser@vigia.example',
    user_id: 57,
    client_id: 1,
    role: 'user',
    entities_under_client: { '3': 'user' },
  },
  disabled: { email: 'disabled@vigia.example', user_id: 58, client_id: 1, role: 'user' },
  /** Administers one sector and reads no other. */
  steward: {
    email: 'steward@vigia.example',
    user_id: 59,
    client_id: 1,
    role: 'user',
    entities_under_sector: { '11': 'admin' },
  },
  /** Looks after the other sector, with the screens of root. */
  southAdviser: {
    email: 'south@vigia.example',
    user_id: 62,
    client_id: 1,
    role: 'user',
    permissions: 'root',
    entities_under_sector: { '12': 'user' },
  },
  /** Administers without root. */
  manager: { email: 'manager@vigia.example', user_id: 60, client_id: 1, role: 'admin' },
  /** The administrator of the other grower. */
  neighbour: {
    email: 'neighbour@vigia.example',
    user_id: 61,
    client_id: 3,
    role: 'admin',
    permissions: 'root',
  },
} as const;
export type Person = keyof typeof PEOPLE;

export const PASSWORD = 'un cerezo en flor';
