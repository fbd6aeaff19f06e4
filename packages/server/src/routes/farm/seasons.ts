import {
  IdParam,
  LegacySeason,
  LegacySeasonBody,
  legacySeason,
  namesOf,
  SeasonBody,
  SeasonPatch,
  SeasonWire,
  seasonInput,
} from '@vigia/api/contract';
import { formatPickerDate } from '@vigia/domain/es';
import { hasErrors, type Season, type SeasonId, seasonQuestions, validateSeason } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { search } from '../../access/reach.ts';
import { askFirst } from '../../http/ask-first.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { changedProblem, joinEdits } from '../../http/join-edits.ts';
import { invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  deleteSeason,
  insertSeason,
  lockSeason,
  otherSeasons,
  seasonById,
  updateSeason,
} from '../../stores/farm/seasons.ts';
import { holdSeasons } from '../../stores/lock-row.ts';
import { checkEdit, demandUnused, type Names, type SeasonInput, trimmed } from './season-rules.ts';

const NAMES = namesOf(seasonInput);
const LEGACY_NAMES = namesOf(legacySeason);

const make = (call: ScopedCall<unknown, unknown, SeasonBody>, names: Names = NAMES): Promise<Season> => {
  const { clientId, confirmed, ...input } = call.body;
  return create(call, {
    action: 'season.create',
    in: { clientId },
    work: async (tx) => {
      refuseFields(validateSeason(input, 'create'), names);
      await holdSeasons(tx);
      askFirst(seasonQuestions(input, await otherSeasons(tx, clientId, null)), confirmed);
      return await insertSeason(tx, { clientId, ...trimmed(input) });
    },
  });
};

/**
 * The sent fields, joined with what others changed since its editor saw the season. Start and end may be
 * changed by two people. If the result is not a valid span, the end that somebody else moved is refused, since
 * its editor saw a different one.
 */
function joined({ name, start, end }: Season, { seen, confirmed: _, ...sent }: SeasonPatch): SeasonInput {
  const now: SeasonInput = { name, start, end };
  if (seen === undefined) return { ...now, ...sent };
  const shown = { start: formatPickerDate(start), end: formatPickerDate(end) };
  const wanted = { ...sent, name: sent.name?.trim() };
  const next = { ...now, ...joinEdits(wanted, seen, now, { shown, names: NAMES }) };
  const isSpan = (input: SeasonInput) => !hasErrors(validateSeason(input, 'edit'));
  if (isSpan({ ...now, ...sent }) && !isSpan(next)) {
    const moved = (['start', 'end'] as const).filter(
      (edge) => seen[edge] !== undefined && seen[edge] !== now[edge],
    );
    throw changedProblem(moved, now, { shown, names: NAMES });
  }
  return next;
}

/** Edits a season. Only the sent fields can be named in a refusal. */
function edit(
  call: ScopedCall,
  seasonId: SeasonId,
  { clientId, ...patch }: SeasonPatch & { readonly clientId?: number },
  names: Names,
): Promise<Season> {
  return change(call, {
    find: (tx, scope) => seasonById(tx, scope, seasonId),
    lock: (tx) => lockSeason(tx, seasonId),
    action: 'season.edit',
    work: async (tx, before) => {
      if (clientId !== undefined && clientId !== before.clientId) {
        throw invalidField('clientId', 'Una temporada no cambia de cliente');
      }
      const next = joined(before, patch);
      refuseFields(validateSeason(next, 'edit'), names, patch);
      await checkEdit(tx, call.scope, before, { next, names, confirmed: patch.confirmed });
      return await updateSeason(tx, before, trimmed(next));
    },
  });
}

const ofSeason = z.object({ season_id: IdParam });
const editing = { kind: 'session', action: 'season.edit', target: 'season' } as const;
const creating = { kind: 'session', action: 'season.create', target: 'client' } as const;

export const seasonRoutes = [
  route({
    method: 'get',
    path: '/v2/seasons/{season_id}',
    summary: 'One season with its biofixes',
    access: { kind: 'session', action: 'season.read', target: 'season' },
    param: ofSeason,
    answer: SeasonWire,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => seasonById(tx, scope, param.season_id)),
  }),
  route({
    method: 'post',
    path: '/v2/seasons',
    summary: 'Make a season',
    about: 'What may be a slip, such as the name or the days of another season, needs a confirmation.',
    access: creating,
    refuses: ['needs-confirmation'],
    body: SeasonBody,
    answer: SeasonWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/seasons/{season_id}',
    refuses: ['conflict', 'needs-confirmation'],
    summary: 'Edit a season',
    about: 'Fields that are absent stay as they are. Its biofixes have to lie within it.',
    access: editing,
    param: ofSeason,
    body: SeasonPatch,
    answer: SeasonWire,
    run: (call) => edit(call, call.param.season_id, call.body, NAMES),
  }),
  route({
    method: 'delete',
    path: '/v2/seasons/{season_id}',
    refuses: ['in-use'],
    summary: 'Delete a season without stations, with its biofixes; reports from the field stay',
    about: 'A season that stations or scheduled reports refer to stays.',
    access: editing,
    param: ofSeason,
    answer: null,
    status: 204,
    run: async (call) => {
      const { season_id: seasonId } = call.param;
      await change(call, {
        find: (tx, scope) => seasonById(tx, scope, seasonId),
        lock: (tx) => lockSeason(tx, seasonId),
        action: 'season.edit',
        work: async (tx, row) => {
          await demandUnused(tx, row);
          await deleteSeason(tx, row);
        },
      });
      return null as never;
    },
  }),
  route({
    method: 'post',
    path: '/seasons',
    summary: 'Make a season (older names)',
    about: 'What may be a slip, such as the name or the days of another season, needs a confirmation.',
    access: creating,
    refuses: ['needs-confirmation'],
    body: LegacySeasonBody,
    answer: LegacySeason,
    status: 201,
    run: (call) => make(call, LEGACY_NAMES),
  }),
  route({
    method: 'put',
    path: '/seasons/{season_id}',
    summary: 'Edit a season (older names)',
    about: 'All fields are sent; a season does not change its client.',
    access: editing,
    refuses: ['needs-confirmation'],
    param: ofSeason,
    body: LegacySeasonBody,
    answer: LegacySeason,
    run: (call) => edit(call, call.param.season_id, call.body, LEGACY_NAMES),
  }),
];
