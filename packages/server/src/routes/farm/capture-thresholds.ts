import {
  CaptureThresholdBody,
  CaptureThresholdPatch,
  CaptureThresholdsQuery,
  CaptureThresholdWire,
  captureThresholdInput,
  IdParam,
  namesOf,
} from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { monthWord } from '@vigia/domain/es';
import {
  type CaptureThreshold,
  type CaptureThresholdId,
  type CaptureThresholdInput,
  type ClientId,
  PESTS,
  validateCaptureThreshold,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  type ClientThreshold,
  deleteThreshold,
  insertThreshold,
  thresholdById,
  thresholdsOfClient,
  updateThreshold,
} from '../../stores/farm/capture-thresholds.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { holdThresholds } from '../../stores/lock-row.ts';

const NAMES = namesOf(captureThresholdInput);
type ThresholdCall<Body = undefined> = ScopedCall<{ threshold_id: CaptureThresholdId }, undefined, Body>;

/**
 * 400 naming each field that breaks a rule, beside the client's other thresholds; a retired pest is for the one that has it.
 *
 * @param now the edited threshold as it is; null for a new one
 */
async function check(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  input: CaptureThresholdInput,
  now: ClientThreshold | null,
) {
  const others = (await thresholdsOfClient(tx, scope, clientId)).filter(({ id }) => id !== now?.id);
  refuseFields(validateCaptureThreshold(input, others), NAMES);
  await demandReferences(tx, scope, clientId, input, { names: NAMES, kept: now });
}

const make = (call: ScopedCall<unknown, unknown, CaptureThresholdBody>): Promise<CaptureThreshold> =>
  create(call, {
    action: 'capture-threshold.edit',
    in: { clientId: call.body.clientId },
    work: async (tx) => {
      await holdThresholds(tx);
      await check(tx, call.scope, call.body.clientId, call.body, null);
      return await insertThreshold(tx, call.body, dayOfInstant(call.services.now()));
    },
  });

/** The sent fields, joined with what others changed since its editor saw the threshold. */
function joined(now: ClientThreshold, { seen, ...sent }: CaptureThresholdPatch): CaptureThresholdInput {
  if (seen === undefined) return sent;
  const { clientId: _, id: __, setOn: ___, ...input } = now;
  const numbers = (['days', 'okUpTo', 'warningUpTo'] as const).map((name) => [name, String(now[name])]);
  const shown = {
    ...Object.fromEntries(numbers),
    pestId: PESTS.get(now.pestId)?.name ?? String(now.pestId),
    monthFrom: monthWord(now.monthFrom),
    monthTo: monthWord(now.monthTo),
  };
  return { ...input, ...joinEdits<CaptureThresholdInput>(sent, seen, input, { shown, names: NAMES }) };
}

/** What it takes to change a threshold; it is held with the client's others. */
const edited = ({ param }: ThresholdCall<unknown>) =>
  ({
    find: (tx: Tx, scope: Scope) => thresholdById(tx, scope, param.threshold_id),
    lock: holdThresholds,
    action: 'capture-threshold.edit',
  }) as const;

const edit = (call: ThresholdCall<CaptureThresholdPatch>): Promise<CaptureThreshold> =>
  change(call, {
    ...edited(call),
    work: async (tx, now) => {
      const input = joined(now, call.body);
      await check(tx, call.scope, now.clientId, input, now);
      return await updateThreshold(tx, now, input, dayOfInstant(call.services.now()));
    },
  });

const PARAM = z.object({ threshold_id: IdParam });
const EDITING = { kind: 'session', action: 'capture-threshold.edit', target: 'capture-threshold' } as const;

export const captureThresholdRoutes = [
  route({
    method: 'get',
    path: '/v2/capture-thresholds',
    summary: 'Thresholds of captures that a client has set for itself',
    about:
      'By pest. In months without one, the pest’s document says which captures colour its chip; the tree of the client has them, too.',
    access: { kind: 'session', action: 'capture-threshold.read', target: 'client' },
    query: CaptureThresholdsQuery,
    answer: z.array(CaptureThresholdWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) =>
        (await clientById(tx, scope, clientId)) === null
          ? null
          : await thresholdsOfClient(tx, scope, clientId),
      ),
  }),
  route({
    method: 'post',
    path: '/v2/capture-thresholds',
    summary: 'Set from which captures on the chip of a pest is yellow and red, for some months of each year',
    about: 'The months of a pest’s thresholds do not overlap; a range may cross the turn of the year.',
    access: { kind: 'session', action: 'capture-threshold.edit', target: 'client' },
    body: CaptureThresholdBody,
    answer: CaptureThresholdWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/capture-thresholds/{threshold_id}',
    refuses: ['conflict'],
    summary: 'Edit a threshold of captures, as a whole',
    access: EDITING,
    param: PARAM,
    body: CaptureThresholdPatch,
    answer: CaptureThresholdWire,
    run: edit,
  }),
  route({
    method: 'delete',
    path: '/v2/capture-thresholds/{threshold_id}',
    summary: 'Delete a threshold of captures',
    about: 'In its months the pest’s document counts again.',
    access: EDITING,
    param: PARAM,
    answer: null,
    status: 204,
    run: async (call) => {
      await change(call, { ...edited(call), work: deleteThreshold });
      return null as never;
    },
  }),
];
