import {
  IdParam,
  LegacySeason,
  LegacySeasonBody,
  SeasonBody,
  SeasonPatch,
  SeasonWire,
} from '@vigia/api/contract';
import {
  formatPickerDate,
  hasErrors,
  isoDate,
  type SeasonId,
  seasonQuestions,
  validateSeason,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { search } from '../access/reach.ts';
import { askFirst } from '../http/ask-first.ts';
import { refuseFields } from '../http/field-problem.ts';
import { changedProblem, joinEdits } from '../http/join-edits.ts';
import { invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { holdSeasons } from '../stores/lock-row.ts';
import {
  deleteSeason,
  insertSeason,
  lockSeason,
  otherSeasons,
  seasonById,
  updateSeason,
} from '../stores/seasons.ts';
import { legacySeason } from './legacy-shapes.ts';
import {
  checkEdit,
  demandUnused,
  draftOf,
  type Fields,
  LEGACY_NAMES,
  NAMES,
  type Names,
  seasonOf,
  valuesOf,
} from './season-rules.ts';

const make = (call: ScopedCall, body: SeasonBody, names: Names = NAMES): Promise<SeasonWire> =>
  create(call, {
    action: 'season.create',
    in: { client_id: body.client_id },
    work: async (tx) => {
      refuseFields(validateSeason(draftOf(body), 'create'), names);
      await holdSeasons(tx);
      const others = await otherSeasons(tx, body.client_id, null);
      askFirst(seasonQuestions(seasonOf(body), others), body.confirmed);
      return await insertSeason(tx, { client_id: body.client_id, ...valuesOf(body) });
    },
  });

/**
 * What is sent, joined to what others changed since its editor saw it. The two ends may be changed apart: where they
 * then no longer make a span, the end that somebody else moved is refused, for its editor saw another one.
 */
function joinedFields(row: SeasonWire, { seen, confirmed: _, ...sent }: SeasonPatch): Partial<Fields> {
  if (seen === undefined) return sent;
  const { season_name, date_start, date_end } = row;
  const now: Fields = { season_name, date_start, date_end };
  const shown = {
    date_start: formatPickerDate(isoDate(date_start)),
    date_end: formatPickerDate(isoDate(date_end)),
  };
  const wanted = { ...sent, season_name: sent.season_name?.trim() };
  const joined = { ...now, ...joinEdits(wanted, seen, now, shown) };
  const isSpan = (fields: Fields) => !hasErrors(validateSeason(draftOf(fields), 'edit'));
  if (isSpan({ ...now, ...sent }) && !isSpan(joined)) {
    const moved = (['date_start', 'date_end'] as const).filter(
      (end) => seen[end] !== undefined && seen[end] !== now[end],
    );
    throw changedProblem(moved, now, shown);
  }
  return joined;
}

interface Edit {
  readonly patch: SeasonPatch & { readonly client_id?: number };
  readonly names: Names;
  /** The body as it was sent: only its fields are complained about. */
  readonly sent: object;
}

function edit(call: ScopedCall, seasonId: SeasonId, { patch, names, sent }: Edit): Promise<SeasonWire> {
  return change(call, {
    find: (tx, scope) => seasonById(tx, scope, seasonId),
    lock: (tx) => lockSeason(tx, seasonId),
    action: 'season.edit',
    work: async (tx, row) => {
      const { client_id = row.client_id, ...fields } = patch;
      if (client_id !== row.client_id) {
        throw invalidField('clientId', 'Una temporada no cambia de cliente');
      }
      const next = { ...row, ...joinedFields(row, fields) };
      refuseFields(validateSeason(draftOf(next), 'edit'), names, sent);
      await checkEdit(tx, call.scope, row, { next, names, confirmed: patch.confirmed });
      return await updateSeason(tx, row, valuesOf(next));
    },
  });
}

const fromLegacy = (body: z.infer<typeof LegacySeasonBody>): SeasonBody => ({
  client_id: body.clientId,
  season_name: body.seasonName,
  date_start: body.dateStart,
  date_end: body.dateEnd,
  confirmed: body.confirmed,
});

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
    access: creating,
    refuses: ['needs-confirmation'],
    body: SeasonBody,
    answer: SeasonWire,
    status: 201,
    run: (call) => make(call, call.body),
  }),
  route({
    method: 'put',
    path: '/v2/seasons/{season_id}',
    refuses: ['conflict', 'needs-confirmation'],
    summary: 'Edit a season',
    access: editing,
    param: ofSeason,
    body: SeasonPatch,
    answer: SeasonWire,
    run: (call) => edit(call, call.param.season_id, { patch: call.body, names: NAMES, sent: call.body }),
  }),
  route({
    method: 'delete',
    path: '/v2/seasons/{season_id}',
    refuses: ['in-use'],
    summary: 'Delete a season without stations, with its biofixes; reports from the field stay',
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
    access: creating,
    refuses: ['needs-confirmation'],
    body: LegacySeasonBody,
    answer: LegacySeason,
    status: 201,
    run: async (call) => legacySeason(await make(call, fromLegacy(call.body), LEGACY_NAMES)),
  }),
  route({
    method: 'put',
    path: '/seasons/{season_id}',
    summary: 'Edit a season (older names)',
    access: editing,
    refuses: ['needs-confirmation'],
    param: ofSeason,
    body: LegacySeasonBody,
    answer: LegacySeason,
    run: async (call) => {
      const patch = fromLegacy(call.body);
      return legacySeason(
        await edit(call, call.param.season_id, { patch, names: LEGACY_NAMES, sent: call.body }),
      );
    },
  }),
];
