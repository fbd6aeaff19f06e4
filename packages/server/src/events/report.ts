import type { EventBody, EventWire } from '@vigia/api/contract';
import {
  type ChoiceSource,
  type ClientId,
  type DraftFields,
  dayOfInstant,
  deviceChangesHands,
  type EventFields,
  eventChoices,
  poolOfDevice,
  toEventBody,
} from '@vigia/domain';
import { serviceScope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Db } from '../db/pool.ts';
import { asSuperReader } from '../db/tenant.ts';
import { HttpProblem } from '../http/problem.ts';
import { noticesOfReport } from '../notifications/make-notifications.ts';
import { devicePools } from '../stores/clients.ts';
import { insertEvent } from '../stores/events.ts';
import { choiceSource } from '../stores/report-choices.ts';
import { checkChoices, checkDay, checkDraft, draftOf, type ReportTime, timeOf } from './draft.ts';
import { type Handover, handOver, installDevice, setBiofix, swapDevice } from './effects.ts';
import { findReferences, holdNode, type References } from './references.ts';

/** A report that is well formed, before anything it names has been looked for. */
export interface Report {
  readonly body: EventBody;
  readonly draft: DraftFields;
  readonly time: ReportTime;
  readonly now: number;
}

/** The pools that the sender may take devices from. */
export async function poolsFor(db: Db, scope: Scope): Promise<ClientId[]> {
  return scope.super === 'write' ? await asSuperReader(db, devicePools) : [];
}

/**
 * @param now epoch ms
 * @throws {HttpProblem} invalid-input: a field breaks a rule of its form
 */
export function readReport(body: EventBody, now: number): Report {
  const today = dayOfInstant(now);
  const draft = draftOf(body, today);
  checkDraft(body.type, draft);
  const time = timeOf(body, today);
  return { body, draft: { ...draft, date: time.date }, time, now };
}

/**
 * What becomes of a device of a pool that is put up for the client; null for a device of the client itself.
 *
 * @throws {HttpProblem} needs-confirmation: the report does not say that the device is to change hands
 */
function handoverOf({ body }: Report, source: ChoiceSource, serial: string): Handover | null {
  if (body.type !== 'device_install' && body.type !== 'device_swap') return null;
  const pool = poolOfDevice(source, serial);
  if (pool === null) return null;
  const [from, to] = [pool.client, source.tree.client];
  if (body.from_client_id === from.id) return { serial, from, to };
  throw new HttpProblem('needs-confirmation', { detail: deviceChangesHands(serial, from.name, to.name) });
}

/**
 * Carries a report out: what it changes in the farm and the report itself, in the transaction of its client.
 *
 * @param poolIds the clients whose devices the sender may take
 * @throws {HttpProblem} not-found, not-allowed, invalid-input, conflict, needs-confirmation: nothing is written then
 */
export async function carryOut(
  tx: Tx,
  scope: Scope,
  report: Report,
  poolIds: readonly ClientId[],
): Promise<EventWire> {
  const { body, draft, now } = report;
  const { type, client_id: clientId } = body;
  const found = await findReferences(tx, scope, clientId, draft);
  const serial = draft.nodeSerial;
  if (serial !== null) await holdNode(tx, scope, { clientId, poolIds, serial });
  const source = await choiceSource(tx, scope, clientId, { today: dayOfInstant(now), poolIds });
  const choices = eventChoices(type, source, draft);
  checkChoices(type, draft, choices);
  checkDay(type, draft, choices);
  const handover = serial === null ? null : handoverOf(report, source, serial);
  if (handover) await handOver(tx, scope, handover);
  const stationId = await effect(tx, report, found);
  const event = await insertEvent(tx, rowOf(report, found, stationId));
  await noticesOfReport(tx, serviceScope(clientId), event, now);
  return event;
}

/** What the report changes; answers the station it is about. */
async function effect(tx: Tx, { body, draft, now }: Report, { station }: References): Promise<number | null> {
  switch (body.type) {
    case 'device_install':
      return await installDevice(tx, body.client_id, draft, new Date(now).toISOString());
    case 'device_swap':
      await swapDevice(tx, station!, draft.nodeSerial!, body.old_node_id ?? null);
      break;
    case 'biofix_set':
      await setBiofix(tx, body.client_id, draft);
      break;
  }
  return station?.station_id ?? null;
}

/** What the kind asks for, and of a station what it is set up for, so that the report tells it for good. */
function rowOf(
  { body, draft, time, now }: Report,
  { station, sectorId }: References,
  stationId: number | null,
) {
  const context = {
    clientId: body.client_id,
    today: time.date,
    oldNodeSerial: station?.assigned_node_sn ?? null,
  };
  const said: Partial<EventFields> = toEventBody(body.type, draft, context);
  const { station_name: _, lure_settings, comments, ...fields } = said;
  return {
    crop_id: station?.crop_id ?? null,
    pest_id: station?.pest_id ?? null,
    season_id: station?.station_season_id ?? null,
    ...fields,
    node_id: fields.new_node_id ?? fields.node_id ?? null,
    comments: comments ?? '',
    client_id: body.client_id,
    type: body.type,
    datetime_created: new Date(now).toISOString(),
    datetime_event: time.instant,
    date_event: time.date,
    station_id: stationId,
    sector_id: sectorId,
    lure_settings: lure_settings ? JSON.stringify(lure_settings) : null,
  };
}
