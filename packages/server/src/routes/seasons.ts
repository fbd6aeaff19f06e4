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
  type SeasonDraft,
  type SeasonId,
  validateSeason,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { search } from '../access/reach.ts';
import { refuseFields } from '../http/field-problem.ts';
import { changedProblem, joinEdits } from '../http/join-edits.ts';
import { invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { insertSeason, lockSeason, seasonById, updateSeason } from '../stores/seasons.ts';
import { legacySeason } from './legacy-shapes.ts';

const NAMES = { name: 'season_name', start: 'date_start', end: 'date_end' } as const;
const LEGACY_NAMES = { name: 'seasonName', start: 'dateStart', end: 'dateEnd' } as const;
type Names = typeof NAMES | typeof LEGACY_NAMES;
type Fields = Omit<SeasonBody, 'client_id'>;

const draftOf = (fields: Fields): SeasonDraft => ({
  name: fields.season_name,
  start: fields.date_start,
  end: fields.date_end,
});
const valuesOf = ({ season_name, date_start, date_end }: Fields) => ({
  season_name: season_name.trim(),
  date_start,
  date_end,
});

const make = (call: ScopedCall, body: SeasonBody, names: Names = NAMES): Promise<SeasonWire> =>
  create(call, {
    action: 'season.create',
    in: { client_id: body.client_id },
    work: async (tx) => {
      refuseFields(validateSeason(draftOf(body), 'create'), names);
      return await insertSeason(tx, { client_id: body.client_id, ...valuesOf(body) });
    },
  });

/**
 * What is sent, joined to what others changed since its editor saw it. The two ends may be changed apart: where they
 * then no longer make a span, the end that somebody else moved is refused, for its editor saw another one.
 */
function joinedFields(row: SeasonWire, { seen, ...sent }: SeasonPatch): Partial<Fields> {
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
      return await updateSeason(tx, row, valuesOf(next));
    },
  });
}

const fromLegacy = (body: z.infer<typeof LegacySeasonBody>): SeasonBody => ({
  client_id: body.clientId,
  season_name: body.seasonName,
  date_start: body.dateStart,
  date_end: body.dateEnd,
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
    body: SeasonBody,
    answer: SeasonWire,
    status: 201,
    run: (call) => make(call, call.body),
  }),
  route({
    method: 'put',
    path: '/v2/seasons/{season_id}',
    refuses: ['conflict'],
    summary: 'Edit a season',
    access: editing,
    param: ofSeason,
    body: SeasonPatch,
    answer: SeasonWire,
    run: (call) => edit(call, call.param.season_id, { patch: call.body, names: NAMES, sent: call.body }),
  }),
  route({
    method: 'post',
    path: '/seasons',
    summary: 'Make a season (older names)',
    access: creating,
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
