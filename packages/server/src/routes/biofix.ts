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
  biofixQuestions,
  type ClientId,
  formatPickerDate,
  isoDate,
  validateBiofix,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { demand, search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { askFirst } from '../http/ask-first.ts';
import { refuseFields } from '../http/field-problem.ts';
import { joinEdits } from '../http/join-edits.ts';
import { route, type ScopedCall } from '../http/route.ts';
import {
  type BiofixRow,
  biofixById,
  biofixesOfSeason,
  deleteBiofix,
  insertBiofix,
  lockBiofix,
  updateBiofix,
} from '../stores/biofix.ts';
import { holdSeasons } from '../stores/lock-row.ts';
import { demandReferences, namesOfReferences } from '../stores/references.ts';
import { seasonSpan } from '../stores/seasons.ts';
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
type Fields = Omit<BiofixPatch, 'seen' | 'confirmed'>;

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
  const { client_id, confirmed, ...fields } = call.body;
  return create(call, {
    action: 'biofix.edit',
    in: { client_id, sector_id: fields.sector_id },
    work: async (tx) => {
      await holdSeasons(tx);
      await checkBiofix(tx, client_id, fields, NAMES);
      await demandReferences(tx, call.scope, client_id, fields);
      askFirst(await questionsOf(tx, client_id, fields, null), confirmed);
      return await insertBiofix(tx, { client_id, ...trimmed(fields) });
    },
  });
}

/** 400 naming each field that breaks a rule; its date lies in its season. */
async function checkBiofix(tx: Tx, clientId: ClientId, fields: Fields, names: Names): Promise<void> {
  const season = await seasonSpan(tx, clientId, fields.season_id);
  refuseFields(validateBiofix(draftOf(fields), season), names);
}

const placeOf = ({ season_id, sector_id, pest_id }: Fields) => ({
  seasonId: season_id,
  sectorId: sector_id,
  pestId: pest_id,
});

/** @param row as it is, of one that is edited */
async function questionsOf(tx: Tx, clientId: ClientId, fields: Fields, row: BiofixRow | null) {
  const others = await biofixesOfSeason(tx, clientId, fields.season_id);
  const beside = others.filter(({ id }) => id !== row?.biofix_id);
  return biofixQuestions(placeOf(fields), beside, row && placeOf(row));
}

/** What is sent, joined to what others changed since its editor saw it. */
async function joinedFields(tx: Tx, scope: Scope, row: BiofixRow, patch: BiofixPatch): Promise<Fields> {
  const { seen, confirmed: _, ...sent } = patch;
  if (seen === undefined) return sent;
  const { client_id: clientId, biofix_id: _id, ...now } = row;
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
      await checkBiofix(tx, row.client_id, body, names);
      await demandReferences(tx, call.scope, row.client_id, body, referenceNames(names));
      demand(call.scope, 'biofix.edit', { clientId: row.client_id, sectorId: body.sector_id });
      askFirst(await questionsOf(tx, row.client_id, body, row), sent.confirmed);
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
  confirmed: body.confirmed,
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
    refuses: ['needs-confirmation'],
    body: BiofixBody,
    answer: BiofixWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/biofix/{biofix_id}',
    refuses: ['conflict', 'needs-confirmation'],
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
    refuses: ['needs-confirmation'],
    access: editing,
    param: ofBiofix,
    body: LegacyBiofixBody,
    answer: LegacyBiofix,
    run: async (call) =>
      legacyBiofix(await edit(call, call.param.biofix_id, fromLegacy(call.body), LEGACY_NAMES)),
  }),
];
