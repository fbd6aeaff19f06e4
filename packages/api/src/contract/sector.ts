import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { codecOf, type Decoded, field, partly, renamed, seenOf } from './fields.ts';
import { locatedCodec, olderPosition } from './location.ts';
import { Line, Name } from './text.ts';

const id = field('sector_id', Id);
const clientId = field('client_id', Id);
const name = field('sector_name', z.string(), Name);
/** `locality, region` */
const address = field('sector_address', z.string(), Line(240));
const positionFields = {
  latitude: field('sector_position_lat', z.number()),
  longitude: field('sector_position_lon', z.number()),
};
/** Hectares */
const area = field('sector_area', z.optional(z.nullable(z.number())));
const dateCreated = field('sector_date_created', Instant);
const archived = field('sector_is_archived', z.boolean());

/** Fields of the form of a sector. */
const placed = { name, address, ...positionFields };
const sectorInput = { ...placed, area };
export const sector = { id, clientId, ...sectorInput, dateCreated, archived };
export const SectorWire = locatedCodec(sector);

const newSector = { clientId, ...sectorInput };
export const SectorBody = codecOf(newSector, 'written');
export type SectorBody = Decoded<typeof newSector, 'written'>;
/** The parts of the address are edited and compared separately. */
const addressParts = { locality: field('locality', Line(240)), region: field('region', Line(240)) };
const seenAddress = field('sector_address', codecOf(partly(addressParts), 'written'));
const editedSector = {
  ...partly({ ...sectorInput, archived }),
  ...seenOf({ ...sectorInput, address: seenAddress }),
};
export const SectorPatch = codecOf(editedSector, 'written');
export type SectorPatch = Decoded<typeof editedSector, 'written'>;

/** Refusals of an invalid part of the address name the whole address. */
export const sectorDraft = { name, locality: address, region: address, ...positionFields, area };
/** Refusals because somebody else has changed a part name that part. */
export const seenSector = {
  ...sectorDraft,
  locality: field('sector_address.locality', Line(240)),
  region: field('sector_address.region', Line(240)),
};

const OLDER_NAMES = {
  name: 'sectorName',
  address: 'sectorAddress',
  latitude: 'positionLat',
  longitude: 'positionLon',
} as const;
/** The older calls know no area: it stays as it is. */
export const LegacySectorBody = codecOf(renamed({ clientId, ...placed }, OLDER_NAMES), 'written');
export const legacySectorDraft = renamed(sectorDraft, {
  ...OLDER_NAMES,
  locality: OLDER_NAMES.address,
  region: OLDER_NAMES.address,
});
const olderSector = { id, clientId, name, address, position: olderPosition, dateCreated, archived };
export const LegacySector = codecOf(
  renamed(olderSector, {
    id: 'sectorId',
    name: 'sectorName',
    position: olderPosition.name,
    archived: 'isArchived',
  }),
  'read',
);
