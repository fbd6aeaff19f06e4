import {
  BiofixBody,
  BiofixPatch,
  BiofixWire,
  IdParam,
  LegacyBiofix,
  LegacyBiofixBody,
} from '@vigia/api/contract';
import {
  BIOFIX_TYPE_WORDS,
  type BiofixDraft,
  type BiofixId,
  formatPickerDate,
  isoDate,
  validateBiofix,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { demand, search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { refuseFields } from '../http/field-problem.ts';
import { joinEdits } from '../http/join-edits.ts';
import { route, type ScopedCall } from '../http/route.ts';
import {
  type BiofixRow,
  biofixById,
  deleteBiofix,
  insertBiofix,
  lockBiofix,
  updateBiofix,
} from '../stores/biofix.ts';
import { demandReferences, namesOfReferences } from '../stores/references.ts';
import { legacyBiofix } from './legacy-shapes.ts';

const NAMES = {
  seasonId: 'season_id',
  pestId: 'pest_id',
  sectorId: 'sector_id',
  date: 'date_biofix',
  type: 'type',
  comment: 'biofix_comment',
} as const satisfies Record<keyof BiofixDraft, string>;
const LEGACY_NAMES = {
  seasonId: 'seasonId',
  pestId: 'pestId',
  sectorId: 'sectorId',
  date: 'biofixDate',
  type: 'biofixType',
  comment: 'biofixComment',
} as const satisfies Record<keyof BiofixDraft, string>;
type Names = typeof NAMES | typeof LEGACY_NAMES;
type Fields = Omit<BiofixPatch, 'seen'>;

const draftOf = (body: Fields): BiofixDraft => ({
  seasonId: body.season_id,
  pestId: body.pest_id,
  sectorId: body.sector_id,
  date: body.date_biofix,
  type: body.type,
  comment: body.biofix_comment,
});
const referenceNames = ({ seasonId, pestId, sectorId }: Names) => ({
  season_id: seasonId,
  pest_id: pestId,
  sector_id: sectorId,
});
const trimmed = (body: Fields): Fields => ({ ...body, biofix_comment: body.biofix_comment.trim() });

function make(call: ScopedCall<unknown, unknown, BiofixBody>): Promise<BiofixWire> {
  const { client_id, ...fields } = call.body;
  return create(call, {
    action: 'biofix.edit',
    in: { client_id, sector_id: fields.sector_id },
    work: async (tx) => {
      refuseFields(validateBiofix(draftOf(fields)), NAMES);
      await demandReferences(tx, call.scope, client_id, fields);
      return await insertBiofix(tx, { client_id, ...trimmed(fields) });
    },
  });
}

/** What is sent, joined to what others changed since its editor saw it. */
async function joinedFields(tx: Tx, scope: Scope, row: BiofixRow, { seen, ...sent }: BiofixPatch) {
  if (seen === undefined) return sent;
  const { client_id: clientId, biofix_id: _, ...now } = row;
  const shown = {
    ...(await namesOfReferences(tx, scope, clientId, row)),
    date_biofix: formatPickerDate(isoDate(row.date_biofix)),
    type: BIOFIX_TYPE_WORDS[row.type],
  };
  return { ...now, ...joinEdits<Fields>(trimmed(sent), seen, now, shown) };
}

/** A biofix that moves to another sector has to be the caller's there too. */
function edit(call: ScopedCall, biofixId: BiofixId, sent: BiofixPatch, names: Names): Promise<BiofixWire> {
  return change(call, {
    find: (tx, scope) => biofixById(tx, scope, biofixId),
    lock: (tx) => lockBiofix(tx, biofixId),
    action: 'biofix.edit',
    work: async (tx, row) => {
      const body = await joinedFields(tx, call.scope, row, sent);
      refuseFields(validateBiofix(draftOf(body)), names);
      await demandReferences(tx, call.scope, row.client_id, body, referenceNames(names));
      demand(call.scope, 'biofix.edit', { clientId: row.client_id, sectorId: body.sector_id });
      return await updateBiofix(tx, row, trimmed(body));
    },
  });
}

const fromLegacy = (body: z.infer<typeof LegacyBiofixBody>): BiofixPatch => ({
  season_id: body.seasonId,
  pest_id: body.pestId,
  sector_id: body.sectorId,
  date_biofix: body.biofixDate,
  type: body.biofixType,
  biofix_comment: body.biofixComment,
});

const ofBiofix = z.object({ biofix_id: IdParam });
const editing = { kind: 'session', action: 'biofix.edit', target: 'biofix' } as const;

export const biofixRoutes = [
  route({
    method: 'get',
    path: '/v2/biofix/{biofix_id}',
    summary: 'One biofix',
    access: { kind: 'session', action: 'biofix.read', target: 'biofix' },
    param: ofBiofix,
    answer: BiofixWire,
    run: async ({ scope, services, param }) => {
      const { client_id: _, ...row } = await search(services.databases.app, scope, (tx) =>
        biofixById(tx, scope, param.biofix_id),
      );
      return row;
    },
  }),
  route({
    method: 'post',
    path: '/v2/biofix',
    summary: 'Record a biofix of a sector',
    access: { kind: 'session', action: 'biofix.edit', target: 'client' },
    body: BiofixBody,
    answer: BiofixWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/biofix/{biofix_id}',
    refuses: ['conflict'],
    summary: 'Edit a biofix, as a whole',
    access: editing,
    param: ofBiofix,
    body: BiofixPatch,
    answer: BiofixWire,
    run: (call) => edit(call, call.param.biofix_id, call.body, NAMES),
  }),
  route({
    method: 'delete',
    path: '/v2/biofix/{biofix_id}',
    summary: 'Delete a biofix',
    access: editing,
    param: ofBiofix,
    answer: null,
    status: 204,
    run: async (call) => {
      await change(call, {
        find: (tx, scope) => biofixById(tx, scope, call.param.biofix_id),
        action: 'biofix.edit',
        work: deleteBiofix,
      });
      return null as never;
    },
  }),
  route({
    method: 'put',
    path: '/biofix/{biofix_id}',
    summary: 'Edit a biofix, as a whole (older names)',
    access: editing,
    param: ofBiofix,
    body: LegacyBiofixBody,
    answer: LegacyBiofix,
    run: async (call) =>
      legacyBiofix(await edit(call, call.param.biofix_id, fromLegacy(call.body), LEGACY_NAMES)),
  }),
];
