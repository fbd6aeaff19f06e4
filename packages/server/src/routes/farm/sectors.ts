import {
  IdParam,
  LegacySector,
  LegacySectorBody,
  legacySectorDraft,
  namesOf,
  SectorBody,
  SectorPatch,
  SectorWire,
  sectorDraft,
  seenSector,
} from '@vigia/api/contract';
import { formatPlain } from '@vigia/domain/es';
import {
  addressOf,
  addressParts,
  type PartOf,
  type Sector,
  type SectorId,
  validateSector,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { search } from '../../access/reach.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  insertSector,
  lockSector,
  ownerOfSector,
  sectorById,
  stationsInSector,
  updateSector,
} from '../../stores/farm/sectors.ts';

const NAMES = namesOf(sectorDraft);
const LEGACY_NAMES = namesOf(legacySectorDraft);
type Names = Readonly<Record<keyof Fields, string>>;

/** Fields of the form of a sector: the parts of its address and both degrees of its position are separate. */
interface Fields {
  readonly name: string;
  readonly locality: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Hectares */
  readonly area: number | null;
}

const fieldsOf = ({ name, address, position, area = null }: Sector): Fields => ({
  name,
  ...addressParts(address),
  ...position,
  area,
});
const fieldsOfBody = ({ address, area = null, ...rest }: Omit<SectorBody, 'clientId'>): Fields => ({
  ...rest,
  ...addressParts(address),
  area,
});
const sectorOf = ({ name, latitude, longitude, area, ...address }: Fields) => ({
  name: name.trim(),
  address: addressOf(address),
  position: { latitude, longitude },
  area,
});

const make = (call: ScopedCall<unknown, unknown, SectorBody>, names: Names = NAMES): Promise<Sector> => {
  const { clientId, ...rest } = call.body;
  return create(call, {
    action: 'sector.create',
    in: { clientId },
    work: async (tx) => {
      const fields = fieldsOfBody(rest);
      refuseFields(validateSector(fields, 'create'), names);
      return await insertSector(tx, { clientId, ...sectorOf(fields) });
    },
  });
};

const trimmed = ({ name, locality, region, ...place }: PartOf<Fields>): PartOf<Fields> => ({
  name: name?.trim(),
  locality: locality?.trim(),
  region: region?.trim(),
  ...place,
});

/** The sent fields, joined with what others changed since its editor saw the sector. */
function joined(now: Fields, sent: Partial<Fields>, seen: SectorPatch['seen']): Partial<Fields> {
  if (seen === undefined) return sent;
  const { address = {}, ...others } = seen;
  return joinEdits(trimmed(sent), trimmed({ ...others, ...address }), now, {
    shown: {
      latitude: formatPlain(now.latitude),
      longitude: formatPlain(now.longitude),
      ...(now.area !== null && { area: formatPlain(now.area) }),
    },
    names: namesOf(seenSector),
    together: ['latitude', 'longitude'],
  });
}

type Edit = SectorPatch & { readonly clientId?: number };

/**
 * Edits a sector. Fields that are not sent stay. A sector with stations in use cannot be archived: they would
 * have no sector in the tree.
 */
function edit(call: ScopedCall, sectorId: SectorId, body: Edit, names: Names = NAMES): Promise<Sector> {
  const { clientId, archived, seen, address, ...rest } = body;
  const sent = { ...rest, ...(address !== undefined && addressParts(address)) };
  return change(call, {
    find: (tx, scope) => sectorById(tx, scope, sectorId),
    lock: (tx) => lockSector(tx, sectorId),
    owner: ownerOfSector,
    action: 'sector.edit',
    work: async (tx, now) => {
      if (clientId !== undefined && clientId !== now.clientId) {
        throw invalidField('clientId', 'Un campo no cambia de cliente');
      }
      const fields = fieldsOf(now);
      const next = { ...fields, ...joined(fields, sent, seen) };
      refuseFields(validateSector(next, 'edit'), names, sent);
      const saved = await updateSector(tx, now, { ...sectorOf(next), archived });
      if (saved.archived && (await stationsInSector(tx, now)) > 0) {
        throw new HttpProblem('in-use', { detail: 'El campo tiene estaciones activas' });
      }
      return saved;
    },
  });
}

const ofSector = z.object({ sector_id: IdParam });
const editing = { kind: 'session', action: 'sector.edit', target: 'sector' } as const;
const creating = { kind: 'session', action: 'sector.create', target: 'client' } as const;

export const sectorRoutes = [
  route({
    method: 'get',
    path: '/v2/sectors/{sector_id}',
    summary: 'One sector',
    access: { kind: 'session', action: 'sector.read', target: 'sector' },
    param: ofSector,
    answer: SectorWire,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => sectorById(tx, scope, param.sector_id)),
  }),
  route({
    method: 'post',
    path: '/v2/sectors',
    summary: 'Make a sector',
    access: creating,
    body: SectorBody,
    answer: SectorWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/sectors/{sector_id}',
    refuses: ['conflict', 'in-use'],
    summary: 'Edit or archive a sector',
    about: 'Fields that are absent stay as they are. A sector with stations in use is not archived.',
    access: editing,
    param: ofSector,
    body: SectorPatch,
    answer: SectorWire,
    run: (call) => edit(call, call.param.sector_id, call.body),
  }),
  route({
    method: 'post',
    path: '/sectors',
    summary: 'Make a sector (older names)',
    access: creating,
    body: LegacySectorBody,
    answer: LegacySector,
    status: 201,
    run: (call) => make(call, LEGACY_NAMES),
  }),
  route({
    method: 'put',
    path: '/sectors/{sector_id}',
    summary: 'Edit a sector (older names)',
    about: 'All fields are sent; a sector does not change its client.',
    access: editing,
    param: ofSector,
    body: LegacySectorBody,
    answer: LegacySector,
    run: (call) => edit(call, call.param.sector_id, call.body, LEGACY_NAMES),
  }),
];
