import type { ClientTree, Sector, Station } from '../entities/farm.ts';
import type { User } from '../entities/user.ts';

/** Invented names of places, people and firms: no real one is among them by intent. */
const PLACES = [
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

/** The same id has the same name each time; the number keeps two of them apart. */
const maskedSector = <S extends Pick<Sector, 'id' | 'name' | 'address'>>(sector: S): S => ({
  ...sector,
  name: `${pick(PLACES, sector.id)} ${sector.id}`,
  address: 'Comuna, Región',
});

const maskedStation = <S extends Pick<Station, 'id' | 'name'>>(station: S): S => ({
  ...station,
  name: `Estación ${station.id}`,
});

/**
 * A client's tree as the demo account sees it: names of client, sectors and stations replaced, and with them what
 * tells who it is (tax id, address, tags). Ids, positions and devices stay, so that everything still works. To be
 * done on the server: a real name must not reach the browser.
 */
export function maskedTree(tree: ClientTree): ClientTree {
  const { client } = tree;
  return {
    ...tree,
    client: { ...client, name: `Agrícola ${pick(PLACES, client.id)} ${client.id}`, taxId: null },
    sectors: tree.sectors.map(maskedSector),
    stations: tree.stations.map((station) => ({ ...maskedStation(station), tags: [] })),
  };
}

/** A person as the demo account sees them. */
export function maskedUser(user: User): User {
  return {
    ...user,
    firstName: pick(FIRST_NAMES, user.id),
    lastName: pick(LAST_NAMES, Math.floor(user.id / FIRST_NAMES.length)),
    email: `usuario${user.id}@demo.vigia.example`,
  };
}

/** Whether names are masked for this user: the one account of the configuration, by its e-mail. */
export const isDemoAccount = ({ email }: Pick<User, 'email'>, demoEmail: string | null): boolean =>
  demoEmail !== null && email.toLowerCase() === demoEmail.toLowerCase();
