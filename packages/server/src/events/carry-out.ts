import type { EventBody, NewEventRow } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { deviceChangesHands } from '@vigia/domain/es';
import {
  type ChoiceSource,
  type DraftFields,
  eventChoices,
  newEvent,
  noonOf,
  poolOfDevice,
  takesFreeDevice,
} from '@vigia/domain/events';
import type { ClientId, FieldEvent } from '@vigia/domain/farm';
import { serviceScope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Db } from '../db/pool.ts';
import { asSuperReader } from '../db/tenant.ts';
import { HttpProblem } from '../http/problem.ts';
import { noticesOfEvent } from '../notifications/make-notifications.ts';
import { choiceSource } from '../stores/events/event-choices.ts';
import { insertEvent } from '../stores/events/events.ts';
import { devicePools } from '../stores/farm/clients.ts';
import { toldReport } from '../webhooks/happenings/reports.ts';
import { tell } from '../webhooks/tell.ts';
import { checkChoices, checkDay, checkDevice, checkDraft, checkResponsible, draftOf } from './draft.ts';
import { type Handover, handOver, holdInstall, installDevice, setBiofix, swapDevice } from './effects.ts';
import { findReferences, holdNode, type References } from './references.ts';

/** A well-formed event, before the things it names have been looked up. */
export interface EventRequest {
  readonly body: EventBody;
  readonly draft: DraftFields;
  /** When it happened: a kind without a date field is of today. */
  readonly at: EpochMs;
  readonly now: EpochMs;
  /** The address of the responsible person, see `responsibleFor`. */
  readonly responsible: string | null;
}

/** The pools that the sender may take devices from, if the report is of a kind that takes one. */
export async function poolsFor(db: Db, scope: Scope, { body }: EventRequest): Promise<ClientId[]> {
  const mayTake = scope.super === 'write' && takesFreeDevice(body.type);
  return mayTake ? await asSuperReader(db, devicePools) : [];
}

/**
 * @param responsible see `responsibleFor`
 * @param now epoch ms
 * @throws {HttpProblem} invalid-input: a field breaks a rule of its form
 */
export function readEventRequest(body: EventBody, responsible: string | null, now: number): EventRequest {
  const draft = draftOf(body);
  checkDraft(body.type, draft);
  const at = body.at ?? noonOf(dayOfInstant(now));
  return { body, draft: { ...draft, date: dayOfInstant(at) }, at, now, responsible };
}

/**
 * The change of hands of a pool's device that is put up for the client; null for a device of the client itself.
 *
 * @throws {HttpProblem} needs-confirmation: the request does not confirm that the device changes hands
 */
function handoverOf({ body }: EventRequest, source: ChoiceSource, serial: string): Handover | null {
  if (body.type !== 'device_install' && body.type !== 'device_swap') return null;
  const pool = poolOfDevice(source, serial);
  if (pool === null) return null;
  const [from, to] = [pool.client, source.tree.client];
  if (body.fromClientId === from.id) return { serial, from, to };
  throw new HttpProblem('needs-confirmation', { detail: deviceChangesHands(serial, from.name, to.name) });
}

/**
 * Carries an event out: its changes in the farm and the event itself, in the transaction of its client.
 *
 * @param poolIds the clients whose devices the sender may take
 * @throws {HttpProblem} not-found, not-allowed, invalid-input, conflict, needs-confirmation: nothing is written then
 */
export async function carryOut(
  tx: Tx,
  scope: Scope,
  request: EventRequest,
  poolIds: readonly ClientId[],
): Promise<FieldEvent> {
  const { body, draft, now } = request;
  const { type, clientId } = body;
  const found = await findReferences(tx, scope, clientId, draft);
  checkResponsible(type, draft, request.responsible);
  const serial = draft.nodeSerial;
  if (type === 'device_install') await holdInstall(tx, clientId, draft);
  if (serial !== null) await holdNode(tx, scope, { clientId, poolIds, serial });
  const source = await choiceSource(tx, scope, clientId, draft, {
    kind: type,
    today: dayOfInstant(now),
    poolIds,
  });
  const choices = eventChoices(type, source, draft);
  checkChoices(type, draft, choices);
  checkDevice(type, draft, choices);
  checkDay(type, draft, choices);
  const handover = serial === null ? null : handoverOf(request, source, serial);
  if (handover) await handOver(tx, scope, handover);
  const stationId = await effect(tx, request, found);
  const event = await insertEvent(tx, rowOf(request, found, stationId));
  await tell(tx, clientId, [toldReport(event)], now);
  await noticesOfEvent(tx, serviceScope(clientId), event, now);
  return event;
}

/** The changes of the event in the farm; returns the station it is about. */
async function effect(
  tx: Tx,
  { body, draft, now }: EventRequest,
  { station }: References,
): Promise<number | null> {
  switch (body.type) {
    case 'device_install':
      return await installDevice(tx, body.clientId, draft, new Date(now).toISOString());
    case 'device_swap':
      await swapDevice(tx, station!, draft.nodeSerial!, body.oldNodeSerial ?? null);
      break;
    case 'biofix_set':
      await setBiofix(tx, body.clientId, draft);
      break;
  }
  return station?.id ?? null;
}

/** What the kind asks for, and the set-up of the station at this time, which the event keeps. */
function rowOf(
  { body: { type, clientId }, draft, at, now, responsible }: EventRequest,
  { station, sectorId }: References,
  stationId: number | null,
): NewEventRow {
  const date = dayOfInstant(at);
  const oldNodeSerial = station?.nodeSerial ?? null;
  const { stationName: _, ...content } = newEvent(type, draft, { clientId, today: date, oldNodeSerial });
  return {
    cropId: station?.cropId ?? null,
    pestId: station?.pestId ?? null,
    seasonId: station?.seasonId ?? null,
    ...content,
    userEmail: responsible,
    newNodeSerial: type === 'device_swap' ? draft.nodeSerial : null,
    createdAt: now,
    at,
    date,
    stationId,
    sectorId,
  };
}
