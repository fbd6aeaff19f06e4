import {
  BiofixBody,
  BiofixPatch,
  BiofixWire,
  biofixInput,
  IdParam,
  LegacyBiofix,
  LegacyBiofixBody,
  legacyBiofix,
  namesOf,
} from '@vigia/api/contract';
import { BIOFIX_TYPE_WORDS, formatPickerDate } from '@vigia/domain/es';
import {
  type Biofix,
  type BiofixId,
  biofixQuestions,
  type ClientId,
  validateBiofix,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { askFirst } from '../../http/ask-first.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  biofixById,
  biofixesOfSeasons,
  type ClientBiofix,
  deleteBiofix,
  insertBiofix,
  lockBiofix,
  updateBiofix,
} from '../../stores/farm/biofix.ts';
import { demandReferences, namesOfReferences } from '../../stores/farm/references.ts';
import { seasonSpan } from '../../stores/farm/seasons.ts';
import { followedPests } from '../../stores/farm/stations.ts';
import { holdSeasons } from '../../stores/lock-row.ts';

const NAMES = namesOf(biofixInput);
type Names = Readonly<Record<keyof typeof NAMES, string>>;
type BiofixInput = Omit<Biofix, 'id'>;

const trimmed = (input: BiofixInput): BiofixInput => ({ ...input, comment: input.comment.trim() });

function make(call: ScopedCall<unknown, unknown, BiofixBody>): Promise<Biofix> {
  const { clientId, confirmed, ...input } = call.body;
  return create(call, {
    action: 'biofix.edit',
    in: { clientId, sectorId: input.sectorId },
    work: async (tx) => {
      await holdSeasons(tx);
      await checkBiofix(tx, clientId, input, NAMES);
      const kept = await followedPest(tx, clientId, input);
      await demandReferences(tx, call.scope, clientId, input, { names: NAMES, kept });
      askFirst(await questionsOf(tx, clientId, input, null), confirmed);
      return await insertBiofix(tx, { clientId, ...trimmed(input) });
    },
  });
}

/** A pest that a station of the sector follows may have a biofix though it is retired. */
async function followedPest(tx: Tx, clientId: ClientId, { sectorId, pestId }: BiofixInput) {
  const followed = await followedPests(tx, clientId);
  return followed.some((each) => each.sectorId === sectorId && each.pestId === pestId) ? { pestId } : null;
}

/** 400 naming each field that breaks a rule. Its date must lie in its season. */
async function checkBiofix(tx: Tx, clientId: ClientId, input: BiofixInput, names: Names): Promise<void> {
  refuseFields(validateBiofix(input, await seasonSpan(tx, clientId, input.seasonId)), names);
}

/** @param now the present state of the edited biofix; null for a new one */
async function questionsOf(tx: Tx, clientId: ClientId, input: BiofixInput, now: ClientBiofix | null) {
  const others = await biofixesOfSeasons(tx, clientId, [input.seasonId]);
  const beside = others.filter(({ id }) => id !== now?.id);
  return biofixQuestions(input, beside, now);
}

/** The sent fields, joined with what others changed since its editor saw the biofix. */
async function joined(tx: Tx, scope: Scope, now: ClientBiofix, patch: BiofixPatch): Promise<BiofixInput> {
  const { seen, confirmed: _, ...sent } = patch;
  if (seen === undefined) return sent;
  const { clientId, id: _id, ...input } = now;
  const shown = {
    ...(await namesOfReferences(tx, scope, clientId, now)),
    date: formatPickerDate(now.date),
    type: BIOFIX_TYPE_WORDS[now.type],
  };
  return { ...input, ...joinEdits<BiofixInput>(trimmed(sent), seen, input, { shown, names: NAMES }) };
}

/** Edits a biofix. If it moves to another sector, the caller must have the right there too. */
function edit(call: ScopedCall, biofixId: BiofixId, sent: BiofixPatch, names: Names): Promise<Biofix> {
  return change(call, {
    find: (tx, scope) => biofixById(tx, scope, biofixId),
    lock: (tx) => lockBiofix(tx, biofixId),
    action: 'biofix.edit',
    work: async (tx, now) => {
      const { clientId } = now;
      const input = await joined(tx, call.scope, now, sent);
      await checkBiofix(tx, clientId, input, names);
      const kept = { ...now, ...(await followedPest(tx, clientId, input)) };
      await demandReferences(tx, call.scope, clientId, input, { names, kept });
      demand(call.scope, 'biofix.edit', { clientId, sectorId: input.sectorId });
      askFirst(await questionsOf(tx, clientId, input, now), sent.confirmed);
      return await updateBiofix(tx, now, trimmed(input));
    },
  });
}

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
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => biofixById(tx, scope, param.biofix_id)),
  }),
  route({
    method: 'post',
    path: '/v2/biofix',
    summary: 'Record a biofix of a sector',
    about: 'A second one of the same pest, sector and season needs a confirmation.',
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
    about: 'All fields are sent. One that moves to another sector takes an administrator of both.',
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
        lock: (tx) => lockBiofix(tx, call.param.biofix_id),
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
    about: 'As `PUT /v2/biofix/{biofix_id}`, without `seen`.',
    refuses: ['needs-confirmation'],
    access: editing,
    param: ofBiofix,
    body: LegacyBiofixBody,
    answer: LegacyBiofix,
    run: (call) => edit(call, call.param.biofix_id, call.body, namesOf(legacyBiofix)),
  }),
];
