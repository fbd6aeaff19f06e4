import type { EventBody, EventWire } from '@vigia/api/contract';
import { type DraftFields, dayOfInstant, type EventFields, eventChoices, toEventBody } from '@vigia/domain';
import { serviceScope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { noticesOfReport } from '../notifications/make-notifications.ts';
import { insertEvent } from '../stores/events.ts';
import { choiceSource } from '../stores/report-choices.ts';
import { checkChoices, checkDraft, draftOf, type ReportTime, timeOf } from './draft.ts';
import { installDevice, setBiofix, swapDevice, takeSharedNode } from './effects.ts';
import { findReferences, holdNode, isShared, type References } from './references.ts';

/** A report that is well formed, before anything it names has been looked for. */
export interface Report {
  readonly body: EventBody;
  readonly draft: DraftFields;
  readonly time: ReportTime;
  readonly now: number;
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
 * Carries a report out: what it changes in the farm and the report itself, in the transaction of its client.
 *
 * @throws {HttpProblem} not-found, not-allowed, invalid-input, conflict: nothing is written then
 */
export async function carryOut(tx: Tx, scope: Scope, report: Report): Promise<EventWire> {
  const { body, draft, now } = report;
  const { type, client_id: clientId } = body;
  const found = await findReferences(tx, scope, clientId, draft);
  const serial = draft.nodeSerial;
  if (serial !== null) await holdNode(tx, scope, clientId, serial);
  const source = await choiceSource(tx, scope, clientId, dayOfInstant(now));
  checkChoices(type, draft, eventChoices(type, source, draft));
  const moves = type === 'device_install' || type === 'device_swap';
  if (moves && isShared(source, serial!)) await takeSharedNode(tx, scope, clientId, serial!);
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
