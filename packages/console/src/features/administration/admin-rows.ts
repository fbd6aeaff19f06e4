import type { AdminClient } from '@vigia/api/client';
import { FILTER_WORDS } from '@vigia/domain/es';
import {
  type Account,
  addressParts,
  type Biofix,
  type Client,
  cropLabel,
  type Node,
  type Season,
  type Sector,
  type Station,
} from '@vigia/domain/farm';
import type { AdministrationWords } from './words.ts';

/** A row is identified and edited by what it is about. */
interface OfClient {
  readonly owner: AdminClient;
}
export interface UserRow extends OfClient {
  readonly user: Account;
  readonly sectors: string;
}
export interface StationRow extends OfClient {
  readonly station: Station;
  readonly sector: string | null;
  readonly crop: string | null;
  readonly pest: string | null;
  readonly season: string | null;
}
export interface SectorRow extends OfClient {
  readonly sector: Sector;
  readonly locality: string;
  readonly region: string;
}
export interface NodeRow extends OfClient {
  readonly node: Node;
}
export interface SeasonRow extends OfClient {
  readonly season: Season;
}
export interface BiofixRow extends OfClient {
  readonly biofix: Biofix;
  readonly season: string;
  readonly pest: string;
  readonly sector: string;
}

type Named = readonly { readonly id: number; readonly name: string }[];

const nameIn = (list: Named, id: number | null): string | null =>
  id === null ? null : (list.find((one) => one.id === id)?.name ?? null);
/** Deleted things are shown by their number. */
export const nameOrId = (list: Named, id: number): string => nameIn(list, id) ?? String(id);

/** Sectors that a person is narrowed to, by name; "Todos" without any. */
export function sectorAccess(user: Account, sectors: Named): string {
  const ids = Object.keys(user.access.entitiesUnderSector).map(Number);
  if (ids.length === 0) return FILTER_WORDS.allMasculine;
  return ids
    .map((id) => nameOrId(sectors, id))
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
    .join(', ');
}

/** What an account waits for; an unknown state is shown as it is. */
export const statusText = (words: AdministrationWords, { status }: Account): string =>
  words.statuses[status] ?? status;

const rowsOf = <Row>(owners: readonly AdminClient[], make: (owner: AdminClient) => readonly Row[]): Row[] =>
  owners.flatMap((owner) => make(owner));

/** A person who serves several clients may be narrowed to sectors of each. */
export const userRows = (owners: readonly AdminClient[]): UserRow[] => {
  const sectors = owners.flatMap((owner) => owner.sectors);
  return rowsOf(owners, (owner) =>
    owner.users.map((user) => ({ owner, user, sectors: sectorAccess(user, sectors) })),
  );
};

/** Those in use, or the archived ones, which are kept for their history alone. */
export const stationRows = (owners: readonly AdminClient[], isArchived = false): StationRow[] =>
  rowsOf(owners, (owner) => {
    const crops = owner.crops.map((crop) => ({ id: crop.id, name: cropLabel(crop) }));
    return owner.stations
      .filter(({ archived }) => archived === isArchived)
      .map((station) => ({
        owner,
        station,
        sector: nameIn(owner.sectors, station.sectorId),
        crop: nameIn(crops, station.cropId),
        pest: nameIn(owner.pests, station.pestId),
        season: nameIn(owner.seasons, station.seasonId),
      }));
  });

/** Those in use, or the archived ones. */
export const sectorRows = (owners: readonly AdminClient[], isArchived = false): SectorRow[] =>
  rowsOf(owners, (owner) =>
    owner.sectors
      .filter(({ archived }) => archived === isArchived)
      .map((sector) => ({ owner, sector, ...addressParts(sector.address) })),
  );

/** Those in service, or the decommissioned ones. */
export const nodeRows = (owners: readonly AdminClient[], isDecommissioned = false): NodeRow[] =>
  rowsOf(owners, (owner) =>
    owner.nodes
      .filter(({ decommissioned }) => decommissioned === isDecommissioned)
      .map((node) => ({ owner, node })),
  );

export const seasonRows = (owners: readonly AdminClient[]): SeasonRow[] =>
  rowsOf(owners, (owner) => owner.seasons.map((season) => ({ owner, season })));

export const biofixRows = (owners: readonly AdminClient[]): BiofixRow[] =>
  rowsOf(owners, (owner) =>
    owner.seasons.flatMap((season) =>
      season.biofixes.map((biofix) => ({
        owner,
        biofix,
        season: season.name,
        pest: nameOrId(owner.pests, biofix.pestId),
        sector: nameOrId(owner.sectors, biofix.sectorId),
      })),
    ),
  );

export const clientName = ({ owner }: { readonly owner: { readonly client: Client } }): string =>
  owner.client.name;
