import { SeasonOpened, SeasonOpening, type SeasonWire, type StationWire } from '@vigia/api/contract';
import {
  biofixDateError,
  biofixQuestions,
  dayOfInstant,
  FIELD_MESSAGES,
  type IsoDate,
  moveQuestions,
  type SaveQuestion,
  seasonQuestions,
  validateSeason,
  whenBlank,
} from '@vigia/domain';
import { create } from '../access/change.ts';
import { demand, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { askFirst } from '../http/ask-first.ts';
import { refuseFields } from '../http/field-problem.ts';
import { type FieldErrors, HttpProblem, notFound } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { biofixesOfSeason, insertBiofix } from '../stores/biofix.ts';
import { readPests } from '../stores/catalogue.ts';
import { holdSeasons } from '../stores/lock-row.ts';
import { insertSeason, otherSeasons, seasonById, updateSeason } from '../stores/seasons.ts';
import { sectorsOfClient } from '../stores/sectors.ts';
import { moveStations, stationsByIds } from '../stores/stations.ts';
import { checkEdit, draftOf, NAMES, seasonOf, valuesOf } from './season-rules.ts';

const NOT_THERE = 'No existe o no está en uso';
/** Stations and biofixes for thousands of rows; every other call of the farm has enough with the usual size. */
const LARGEST_BODY = 1024 * 1024;

/** Makes or completes a season, moves its stations and sets its biofixes: everything, or nothing. */
function open(call: ScopedCall<unknown, unknown, SeasonOpening>): Promise<SeasonOpened> {
  const { body, scope } = call;
  const { client_id: clientId } = body;
  return create(call, {
    action: 'season.create',
    in: { client_id: clientId },
    work: async (tx) => {
      refuseFields(validateSeason(draftOf(body), 'create'), NAMES);
      await holdSeasons(tx);
      const existing = await existingSeason(tx, scope, body);
      const errors = [...(await stationErrors(tx, scope, body)), ...(await biofixErrors(tx, scope, body))];
      if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
      await askAbout(tx, call, existing);
      const season = existing
        ? await updateSeason(tx, existing, valuesOf(body))
        : await insertSeason(tx, { client_id: clientId, ...valuesOf(body) });
      return await fill(tx, scope, season, body);
    },
  });
}

/** The season that is completed; null where one is made. */
async function existingSeason(tx: Tx, scope: Scope, body: SeasonOpening): Promise<SeasonWire | null> {
  if (body.season_id === undefined || body.season_id === null) return null;
  const season = await seasonById(tx, scope, body.season_id);
  if (season?.client_id !== body.client_id) throw notFound();
  demand(scope, 'season.edit', { clientId: body.client_id });
  return season;
}

/** Each station that the caller cannot move: unknown, of somebody else, archived. */
async function stationErrors(tx: Tx, scope: Scope, body: SeasonOpening): Promise<FieldErrors> {
  const known = new Map(
    (await stationsByIds(tx, scope, body.station_ids)).map((each) => [each.station_id, each]),
  );
  const isTheirs = (station: StationWire | undefined) =>
    station?.client_id === body.client_id && !station.station_is_archived;
  for (const { client_id, sector_id } of known.values())
    demand(scope, 'station.edit', { clientId: client_id, sectorId: sector_id });
  return body.station_ids.flatMap((id, i) =>
    isTheirs(known.get(id)) ? [] : [{ field: `station_ids.${i}`, message: NOT_THERE }],
  );
}

/** What is wrong with each biofix, at its row: `biofixes.2.date_biofix`. */
async function biofixErrors(tx: Tx, scope: Scope, body: SeasonOpening): Promise<FieldErrors> {
  const span = { start: body.date_start as IsoDate, end: body.date_end as IsoDate };
  const sectors = new Set(
    (await sectorsOfClient(tx, scope, body.client_id)).map(({ sector_id }) => sector_id),
  );
  const pests = new Set((await readPests(tx)).map(({ pest_id }) => pest_id));
  return body.biofixes.flatMap((biofix, i) => {
    const wrong = {
      date_biofix: biofixDateError(biofix.date_biofix as IsoDate, span),
      biofix_comment: whenBlank(biofix.biofix_comment, FIELD_MESSAGES.required),
      sector_id: sectors.has(biofix.sector_id) ? null : NOT_THERE,
      pest_id: pests.has(biofix.pest_id) ? null : NOT_THERE,
    };
    return Object.entries(wrong).flatMap(([field, message]) =>
      message === null ? [] : [{ field: `biofixes.${i}.${field}`, message }],
    );
  });
}

/** What may be a slip of the hand in the season, and each biofix that comes beside another one. */
async function askAbout(
  tx: Tx,
  { scope, services, body }: ScopedCall<unknown, unknown, SeasonOpening>,
  existing: SeasonWire | null,
): Promise<void> {
  const { client_id: clientId, confirmed } = body;
  if (existing) await checkEdit(tx, scope, existing, { next: body, names: NAMES, confirmed });
  const seasonId = existing?.season_id ?? 0;
  const beside = existing ? await biofixesOfSeason(tx, clientId, seasonId) : [];
  const today = dayOfInstant(services.now());
  const questions: SaveQuestion[] = moveQuestions(seasonOf(body), body.station_ids.length, today);
  if (!existing) {
    questions.push(...seasonQuestions(seasonOf(body), await otherSeasons(tx, clientId, null)));
  }
  for (const { pest_id, sector_id, date_biofix, type } of body.biofixes) {
    const place = { pestId: pest_id, sectorId: sector_id, seasonId };
    questions.push(...biofixQuestions(place, beside));
    beside.push({ ...place, id: 0, date: date_biofix as IsoDate, type, comment: '' });
  }
  askFirst(questions, confirmed);
}

async function fill(tx: Tx, scope: Scope, season: SeasonWire, body: SeasonOpening): Promise<SeasonOpened> {
  const { client_id, season_id } = season;
  await moveStations(tx, client_id, season_id, body.station_ids);
  for (const biofix of body.biofixes) {
    const biofix_comment = biofix.biofix_comment.trim();
    await insertBiofix(tx, { client_id, season_id, ...biofix, biofix_comment });
  }
  return {
    season: (await seasonById(tx, scope, season_id)) ?? season,
    stations: await stationsByIds(tx, scope, body.station_ids),
  };
}

export const seasonOpeningRoutes = [
  route({
    method: 'post',
    path: '/v2/seasons/open',
    summary: 'Make or complete a season, move stations to it and set its biofixes, all or nothing',
    access: { kind: 'session', action: 'season.create', target: 'client' },
    refuses: ['needs-confirmation'],
    largestBody: LARGEST_BODY,
    body: SeasonOpening,
    answer: SeasonOpened,
    status: 201,
    run: open,
  }),
];
