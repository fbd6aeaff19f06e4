import {
  IdParam,
  LegacySector,
  LegacySectorBody,
  SectorBody,
  SectorPatch,
  SectorWire,
} from '@vigia/api/contract';
import {
  addressOf,
  addressParts,
  formatPlain,
  type SectorDraft,
  type SectorId,
  validateSector,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { search } from '../access/reach.ts';
import { refuseFields } from '../http/field-problem.ts';
import { joinEdits } from '../http/join-edits.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { insertSector, lockSector, sectorById, stationsInSector, updateSector } from '../stores/sectors.ts';
import { legacySector } from './legacy-shapes.ts';

/** The draft's fields as the caller names them. */
const NAMES = {
  name: 'sector_name',
  locality: 'sector_address',
  region: 'sector_address',
  latitude: 'sector_position_lat',
  longitude: 'sector_position_lon',
} as const satisfies Record<keyof SectorDraft, string>;
const LEGACY_NAMES = {
  name: 'sectorName',
  locality: 'sectorAddress',
  region: 'sectorAddress',
  latitude: 'positionLat',
  longitude: 'positionLon',
} as const satisfies Record<keyof SectorDraft, string>;
type Names = typeof NAMES | typeof LEGACY_NAMES;
type Fields = Omit<SectorBody, 'client_id'>;

const draftOf = (fields: Fields): SectorDraft => ({
  ...addressParts(fields.sector_address),
  name: fields.sector_name,
  latitude: fields.sector_position_lat,
  longitude: fields.sector_position_lon,
});
const valuesOf = (fields: Fields) => ({
  sector_name: fields.sector_name.trim(),
  sector_address: addressOf(addressParts(fields.sector_address)),
  sector_position_lat: fields.sector_position_lat,
  sector_position_lon: fields.sector_position_lon,
});

const make = (call: ScopedCall, body: SectorBody, names: Names = NAMES): Promise<SectorWire> =>
  create(call, {
    action: 'sector.create',
    in: { client_id: body.client_id },
    work: async (tx) => {
      refuseFields(validateSector(draftOf(body), 'create'), names);
      return await insertSector(tx, { client_id: body.client_id, ...valuesOf(body) });
    },
  });

/** Each part of the address by itself, under the name by which it is refused. */
const nowOf = (row: SectorWire) => {
  const { locality, region } = addressParts(row.sector_address);
  return {
    sector_name: row.sector_name,
    'sector_address.locality': locality,
    'sector_address.region': region,
    sector_position_lat: row.sector_position_lat,
    sector_position_lon: row.sector_position_lon,
  };
};
type Now = ReturnType<typeof nowOf>;
const POSITION = ['sector_position_lat', 'sector_position_lon'] as const;

/** The same of what is sent or was seen, as far as it is told. */
const fieldsOf = ({ sector_name, sector_address, ...position }: NonNullable<SectorPatch['seen']>) => ({
  sector_name: sector_name?.trim(),
  'sector_address.locality': sector_address?.locality?.trim(),
  'sector_address.region': sector_address?.region?.trim(),
  sector_position_lat: position.sector_position_lat,
  sector_position_lon: position.sector_position_lon,
});

const fromNow = ({
  'sector_address.locality': locality,
  'sector_address.region': region,
  ...fields
}: Now): Fields => ({ ...fields, sector_address: addressOf({ locality, region }) });

/** What is sent, joined to what others changed since its editor saw it. */
function joinedFields(row: SectorWire, { seen, ...sent }: SectorPatch): Partial<Fields> {
  if (seen === undefined) return sent;
  const now = nowOf(row);
  const { sector_address: address } = sent;
  const wanted = { ...sent, sector_address: address === undefined ? undefined : addressParts(address) };
  const shown = {
    sector_position_lat: formatPlain(now.sector_position_lat),
    sector_position_lon: formatPlain(now.sector_position_lon),
  };
  return fromNow({
    ...now,
    ...joinEdits(fieldsOf(wanted), fieldsOf(seen), now, { shown, together: POSITION }),
  });
}

/** What is not sent stays. A sector with stations in use is not archived: they would be in no sector of the tree. */
function edit(call: ScopedCall, sectorId: SectorId, patch: SectorPatch): Promise<SectorWire> {
  return change(call, {
    find: (tx, scope) => sectorById(tx, scope, sectorId),
    lock: (tx) => lockSector(tx, sectorId),
    action: 'sector.edit',
    work: async (tx, row) => {
      const { sector_is_archived = row.sector_is_archived } = patch;
      const next = { ...row, ...joinedFields(row, patch) };
      refuseFields(validateSector(draftOf(next), 'edit'), NAMES, patch);
      const saved = await updateSector(tx, row, { ...valuesOf(next), sector_is_archived });
      if (sector_is_archived && (await stationsInSector(tx, row)) > 0) {
        throw new HttpProblem('in-use', { detail: 'El campo tiene estaciones activas' });
      }
      return saved;
    },
  });
}

type LegacyBody = z.infer<typeof LegacySectorBody>;
const fromLegacy = (body: LegacyBody): SectorBody => ({
  client_id: body.clientId,
  sector_name: body.sectorName,
  sector_address: body.sectorAddress,
  sector_position_lat: body.positionLat,
  sector_position_lon: body.positionLon,
});

function editLegacy(call: ScopedCall<{ sector_id: SectorId }, unknown, LegacyBody>): Promise<SectorWire> {
  const body = fromLegacy(call.body);
  return change(call, {
    find: (tx, scope) => sectorById(tx, scope, call.param.sector_id),
    action: 'sector.edit',
    work: async (tx, row) => {
      if (body.client_id !== row.client_id) throw invalidField('clientId', 'Un campo no cambia de cliente');
      refuseFields(validateSector(draftOf(body), 'edit'), LEGACY_NAMES);
      return await updateSector(tx, row, valuesOf(body));
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
    run: (call) => make(call, call.body),
  }),
  route({
    method: 'put',
    path: '/v2/sectors/{sector_id}',
    refuses: ['conflict', 'in-use'],
    summary: 'Edit or archive a sector',
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
    run: async (call) => legacySector(await make(call, fromLegacy(call.body), LEGACY_NAMES)),
  }),
  route({
    method: 'put',
    path: '/sectors/{sector_id}',
    summary: 'Edit a sector (older names)',
    access: editing,
    param: ofSector,
    body: LegacySectorBody,
    answer: LegacySector,
    run: async (call) => legacySector(await editLegacy(call)),
  }),
];
