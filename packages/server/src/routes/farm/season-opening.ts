import { namesOf, SeasonOpened, SeasonOpening, seasonInput, seasonsBiofix } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import {
  biofixDateError,
  biofixQuestions,
  fieldErrors,
  moveQuestions,
  type PestId,
  type SaveQuestion,
  type Season,
  type SectorId,
  type Station,
  seasonQuestions,
  validateSeason,
  whenBlank,
} from '@vigia/domain/farm';
import { create } from '../../access/change.ts';
import { demand, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { askFirst } from '../../http/ask-first.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { type FieldErrors, HttpProblem, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { biofixesOfSeasons, insertBiofix } from '../../stores/farm/biofix.ts';
import { listPests } from '../../stores/farm/catalogue.ts';
import { RETIRED } from '../../stores/farm/references.ts';
import { insertSeason, otherSeasons, seasonById, updateSeason } from '../../stores/farm/seasons.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { followedPests, moveStations, stationsByIds } from '../../stores/farm/stations.ts';
import { holdSeasons } from '../../stores/lock-row.ts';
import { checkEdit, trimmed } from './season-rules.ts';

const NAMES = namesOf(seasonInput);
const BIOFIX_NAMES = namesOf(seasonsBiofix);
const NOT_THERE = 'No existe o no está en uso';
/** Largest body, bytes: ids and biofixes of thousands of rows. Other calls of the farm keep the default. */
const LARGEST_BODY = 1024 * 1024;

/** Creates or completes a season, moves its stations and sets its biofixes: all or nothing. */
function open(call: ScopedCall<unknown, unknown, SeasonOpening>): Promise<SeasonOpened> {
  const { body, scope } = call;
  const { clientId } = body;
  return create(call, {
    action: 'season.create',
    in: { clientId },
    work: async (tx) => {
      refuseFields(validateSeason(body, 'create'), NAMES);
      await holdSeasons(tx);
      const existing = await existingSeason(tx, scope, body);
      const errors = [...(await stationErrors(tx, scope, body)), ...(await biofixErrors(tx, scope, body))];
      if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
      await askAbout(tx, call, existing);
      const season = existing
        ? await updateSeason(tx, existing, trimmed(body))
        : await insertSeason(tx, { clientId, ...trimmed(body) });
      return await fill(tx, scope, season, body);
    },
  });
}

/** The season to complete; null when a new one is created. */
async function existingSeason(tx: Tx, scope: Scope, body: SeasonOpening): Promise<Season | null> {
  const { clientId, seasonId = null } = body;
  if (seasonId === null) return null;
  const season = await seasonById(tx, scope, seasonId);
  if (season?.clientId !== clientId) throw notFound();
  demand(scope, 'season.edit', { clientId });
  return season;
}

/** An error for each station that the caller cannot move: unknown, of another client, archived. */
async function stationErrors(
  tx: Tx,
  scope: Scope,
  { clientId, stationIds }: SeasonOpening,
): Promise<FieldErrors> {
  const known = new Map((await stationsByIds(tx, scope, stationIds)).map((each) => [each.id, each]));
  const isTheirs = (station: Station | undefined) => station?.clientId === clientId && !station.archived;
  for (const station of known.values()) demand(scope, 'station.edit', station);
  return stationIds.flatMap((id, i) =>
    isTheirs(known.get(id)) ? [] : [{ field: `station_ids.${i}`, message: NOT_THERE }],
  );
}

/** The errors of each biofix, named by its row: `biofixes.2.date_biofix`. */
async function biofixErrors(tx: Tx, scope: Scope, body: SeasonOpening): Promise<FieldErrors> {
  const sectors = new Set((await sectorsOfClient(tx, scope, body.clientId)).map(({ id }) => id));
  const retired = new Map((await listPests(tx)).map(({ pest_id, is_retired }) => [pest_id, is_retired]));
  const followed = await followedPests(tx, body.clientId);
  const pestError = (sectorId: SectorId, pestId: PestId): string | null => {
    const isFollowed = followed.some((each) => each.sectorId === sectorId && each.pestId === pestId);
    if (retired.get(pestId) === true && !isFollowed) return RETIRED;
    return retired.has(pestId) ? null : NOT_THERE;
  };
  return body.biofixes.flatMap(({ date, comment, sectorId, pestId }, i) => {
    const wrong = fieldErrors({
      date: biofixDateError(date, body),
      comment: whenBlank(comment, FIELD_MESSAGES.required),
      sectorId: sectors.has(sectorId) ? null : NOT_THERE,
      pestId: pestError(sectorId, pestId),
    });
    return (Object.keys(wrong) as (keyof typeof wrong)[]).map((field) => ({
      field: `biofixes.${i}.${BIOFIX_NAMES[field]}`,
      message: wrong[field]!,
    }));
  });
}

/** Asks for confirmation of probable mistakes in the season, and of each biofix beside another one. */
async function askAbout(
  tx: Tx,
  { scope, services, body }: ScopedCall<unknown, unknown, SeasonOpening>,
  existing: Season | null,
): Promise<void> {
  const { clientId, confirmed } = body;
  if (existing) await checkEdit(tx, scope, existing, { next: body, names: NAMES, confirmed });
  const seasonId = existing?.id ?? 0;
  const beside: Parameters<typeof biofixQuestions>[1][number][] = existing
    ? await biofixesOfSeasons(tx, clientId, [seasonId])
    : [];
  const today = dayOfInstant(services.now());
  const questions: SaveQuestion[] = moveQuestions(body, body.stationIds.length, today);
  if (!existing) questions.push(...seasonQuestions(body, await otherSeasons(tx, clientId, null)));
  for (const biofix of body.biofixes) {
    const inSeason = { ...biofix, seasonId, id: 0 };
    questions.push(...biofixQuestions(inSeason, beside));
    beside.push(inSeason);
  }
  askFirst(questions, confirmed);
}

async function fill(tx: Tx, scope: Scope, season: Season, body: SeasonOpening): Promise<SeasonOpened> {
  const { clientId, id: seasonId } = season;
  await moveStations(tx, clientId, seasonId, body.stationIds);
  for (const biofix of body.biofixes) {
    await insertBiofix(tx, { clientId, seasonId, ...biofix, comment: biofix.comment.trim() });
  }
  return {
    season: (await seasonById(tx, scope, seasonId)) ?? season,
    stations: await stationsByIds(tx, scope, body.stationIds),
  };
}

export const seasonOpeningRoutes = [
  route({
    method: 'post',
    path: '/v2/seasons/open',
    summary: 'Make or complete a season, move stations to it and set its biofixes, all or nothing',
    about: 'It takes up to 10,000 stations and 2,000 biofixes; what may be a slip needs a confirmation.',
    answered: 'The season as it is stored, and the stations that were moved.',
    access: { kind: 'session', action: 'season.create', target: 'client' },
    refuses: ['needs-confirmation'],
    largestBody: LARGEST_BODY,
    body: SeasonOpening,
    answer: SeasonOpened,
    status: 201,
    run: open,
  }),
];
