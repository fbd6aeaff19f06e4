import type { AdminClient } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import type { AdminTable } from './admin-path.ts';
import { newTarget } from './new-target.ts';
import type { Target } from './targets.ts';

/** Forms that an address opens by the part after its `#`; forms about a station end in its id: `mediciones-12`. */
const OPENINGS = [
  'cliente-nuevo',
  'cliente',
  'agregar',
  'agregar-con-dispositivo',
  'abrir-temporada',
  'mediciones',
  'fotos',
] as const;
export type OpeningName = (typeof OPENINGS)[number];

export interface Opening {
  readonly name: OpeningName;
  readonly stationId: StationId | null;
}

/** The form that an address asks for; null for none. */
export function openingOf(hash: string): Opening | null {
  const [, text, id] = /^([a-z-]*?)(?:-(\d+))?$/.exec(hash) ?? [];
  const name = OPENINGS.find((known) => known === text);
  return name ? { name, stationId: id === undefined ? null : Number(id) } : null;
}

/** The form to open; null while its data is not loaded, or for a station of another client. */
export function openedTarget(
  { name, stationId }: Opening,
  table: AdminTable | null,
  owner: AdminClient | null,
): Target | null {
  if (name === 'cliente-nuevo') return { kind: 'client', owner: null };
  if (owner === null) return null;
  if (name === 'cliente') return { kind: 'client', owner };
  if (name === 'agregar') return table && newTarget(table, owner);
  if (name === 'agregar-con-dispositivo') return { kind: 'station', owner, station: null, withDevice: true };
  if (name === 'abrir-temporada') return { kind: 'season-opening', owner };
  const station = owner.stations.find(({ id, archived }) => id === stationId && !archived);
  if (!station) return null;
  return { kind: name === 'fotos' ? 'photos' : 'import', owner, station };
}
