import {
  HarvestDateBody,
  HarvestDatesAnswer,
  HarvestDatesQuery,
  namesOf,
  setHarvest,
} from '@vigia/api/contract';
import { formatPickerDate } from '@vigia/domain/es';
import { type HarvestDate, validateHarvest } from '@vigia/domain/farm';
import { create } from '../../access/change.ts';
import { inClient, type Tx } from '../../access/reach.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { changedProblem } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  type ClientHarvest,
  deleteHarvest,
  harvestsOfClient,
  putHarvest,
} from '../../stores/farm/harvest-dates.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { seasonSpan } from '../../stores/farm/seasons.ts';
import { holdSeasons } from '../../stores/lock-row.ts';

const NAMES = namesOf(setHarvest);

/** 409 at the day where it is not what the sender saw, nor what they send. */
function demandSeen({ date, seen }: HarvestDateBody, now: ClientHarvest | null): void {
  const present = now?.date ?? null;
  if (seen === undefined || seen === present || date === present) return;
  const shown = { date: present === null ? '' : formatPickerDate(present) };
  throw changedProblem<{ date: unknown }>(
    ['date'],
    { date: present },
    { shown, names: { date: NAMES.date } },
  );
}

async function put(tx: Tx, call: ScopedCall<unknown, unknown, HarvestDateBody>): Promise<HarvestDate[]> {
  const { body, scope } = call;
  const { clientId, seasonId, sectorId, cropId, date } = body;
  await holdSeasons(tx);
  const ofField = async () =>
    (await harvestsOfClient(tx, scope, clientId)).filter(
      (each) => each.seasonId === seasonId && each.sectorId === sectorId,
    );
  const now = (await ofField()).find((each) => each.cropId === cropId) ?? null;
  await demandReferences(tx, scope, clientId, body, { names: NAMES, kept: now });
  const span = await seasonSpan(tx, clientId, seasonId);
  if (date !== null && span !== null) refuseFields(validateHarvest({ date }, span), NAMES);
  demandSeen(body, now);
  if (date !== null) await putHarvest(tx, body, date, now);
  else if (now !== null) await deleteHarvest(tx, now);
  return await ofField();
}

export const harvestDateRoutes = [
  route({
    method: 'get',
    path: '/v2/harvest-dates',
    summary: 'Expected harvests of the fields of a client, by season and crop',
    about: 'Of the sectors that the caller sees; the tree of the client has them as well.',
    access: { kind: 'session', action: 'harvest-date.read', target: 'client' },
    query: HarvestDatesQuery,
    answer: HarvestDatesAnswer,
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) =>
        (await clientById(tx, scope, clientId)) === null ? null : await harvestsOfClient(tx, scope, clientId),
      ),
  }),
  route({
    method: 'put',
    path: '/v2/harvest-dates',
    refuses: ['conflict'],
    summary: 'Set the expected harvest of a field in a season, or take it out',
    about:
      'Answers with all harvests of that field and season. It may lie after the end of the season, not before its start.',
    access: { kind: 'session', action: 'harvest-date.edit', target: 'sector' },
    body: HarvestDateBody,
    answer: HarvestDatesAnswer,
    run: (call) =>
      create(call, {
        action: 'harvest-date.edit',
        in: { clientId: call.body.clientId, sectorId: call.body.sectorId },
        work: (tx) => put(tx, call),
      }),
  }),
];
