import {
  type CaptureThresholdBody,
  clientsCaptureThreshold,
  fromWire,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type {
  CaptureThreshold,
  CaptureThresholdId,
  CaptureThresholdInput,
  ClientId,
} from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';

const COLUMNS = wireNames(clientsCaptureThreshold);
/** A threshold with its client. */
export type ClientThreshold = CaptureThreshold & { readonly clientId: ClientId };

/** The client's thresholds by pest, those of a pest by their first month. */
export async function thresholdsOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<ClientThreshold[]> {
  const rows = await tx
    .selectFrom('capture_threshold')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('pest_id')
    .orderBy('month_from')
    .orderBy('threshold_id')
    .execute();
  const found = rows.map((row) => fromWire(clientsCaptureThreshold, row));
  return visible(scope, 'capture-threshold.read', found, (threshold) => threshold);
}

export async function thresholdById(
  tx: Tx,
  scope: Scope,
  thresholdId: CaptureThresholdId,
): Promise<ClientThreshold | null> {
  const rows = await tx
    .selectFrom('capture_threshold')
    .select(COLUMNS)
    .where('threshold_id', '=', thresholdId)
    .execute();
  const found = rows.map((row) => fromWire(clientsCaptureThreshold, row));
  return visible(scope, 'capture-threshold.read', found, (threshold) => threshold)[0] ?? null;
}

/** @param setOn the local day of today */
export async function insertThreshold(
  tx: Tx,
  threshold: CaptureThresholdBody,
  setOn: IsoDate,
): Promise<ClientThreshold> {
  const row = await tx
    .insertInto('capture_threshold')
    .values(toWire(clientsCaptureThreshold, { ...threshold, setOn }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return fromWire(clientsCaptureThreshold, row);
}

/** @param setOn the local day of today */
export async function updateThreshold(
  tx: Tx,
  { clientId, id }: ClientThreshold,
  changes: CaptureThresholdInput,
  setOn: IsoDate,
): Promise<ClientThreshold> {
  const row = await tx
    .updateTable('capture_threshold')
    .set(toWire(clientsCaptureThreshold, { ...changes, setOn }))
    .where('client_id', '=', clientId)
    .where('threshold_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return fromWire(clientsCaptureThreshold, row);
}

export async function deleteThreshold(tx: Tx, { clientId, id }: ClientThreshold): Promise<void> {
  await tx
    .deleteFrom('capture_threshold')
    .where('client_id', '=', clientId)
    .where('threshold_id', '=', id)
    .execute();
}
