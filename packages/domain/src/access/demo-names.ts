import type { ClientId, SectorId, StationId, UserId } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';

/** Invented names of places, people and firms, chosen so that none is real. */
const PLACE_NAMES = [
  'Los Boldos',
  'El Quillay',
  'Las Lomas',
  'Santa Elvira',
  'El Peumo',
  'Los Maitenes',
  'La Higuera',
  'El Espino',
];
const FIRST_NAMES = ['Elena', 'Mateo', 'Julia', 'Bruno', 'Clara', 'Tomás', 'Irene', 'Simón'];
const LAST_NAMES = ['Arce', 'Lillo', 'Quiroga', 'Bustos', 'Salas', 'Verdejo', 'Cornejo', 'Ponce'];

const pick = (names: readonly string[], id: number): string => names[Math.abs(id) % names.length]!;

/**
 * What the demo account reads instead of real names: the same for an id each time, made unique by the number. The
 * server replaces the names: a real name must not reach the browser.
 */
export const DEMO_NAMES = {
  client: (id: ClientId): string => `Agrícola ${pick(PLACE_NAMES, id)} ${id}`,
  sector: (id: SectorId): string => `${pick(PLACE_NAMES, id)} ${id}`,
  address: 'Comuna, Región',
  station: (id: StationId): string => `Estación ${id}`,
  firstName: (id: UserId): string => pick(FIRST_NAMES, id),
  lastName: (id: UserId): string => pick(LAST_NAMES, Math.floor(id / FIRST_NAMES.length)),
  email: (id: UserId): string => `usuario${id}@demo.vigia.example`,
} as const;

/** Whether names are made up for this user: the one account of the configuration, by its e-mail. */
export const isDemoAccount = ({ email }: Pick<User, 'email'>, demoEmail: string | null): boolean =>
  demoEmail !== null && email.toLowerCase() === demoEmail.toLowerCase();
