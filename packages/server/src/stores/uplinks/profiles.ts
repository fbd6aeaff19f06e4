import type { NewUplinkProfile, UplinkProfile, UplinkProfileChange } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { lockRow } from '../lock-row.ts';
import { mappedField, mappedLine } from './mapped-lines.ts';

const rows = (tx: Tx) =>
  tx
    .selectFrom('uplink_profile')
    .select(['profile_id', 'client_id', 'profile_name', 'mapped_fields'])
    .orderBy('profile_id');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const inSight = (scope: Scope, found: readonly Row[]): UplinkProfile[] =>
  visible(scope, 'season.read', found, (row) => ({ clientId: row.client_id })).map((row) => ({
    ...{ id: row.profile_id, clientId: row.client_id, name: row.profile_name },
    fields: row.mapped_fields.map(mappedField),
  }));

/** The client's profiles, by id. The caller must check who may read them. */
export async function profilesOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<UplinkProfile[]> {
  return inSight(scope, await rows(tx).where('client_id', '=', clientId).execute());
}

/** A profile of a client in the scope; null without one. */
export async function profileById(tx: Tx, scope: Scope, id: number): Promise<UplinkProfile | null> {
  return inSight(scope, await rows(tx).where('profile_id', '=', id).execute())[0] ?? null;
}

export const lockProfile = (tx: Tx, id: number) => lockRow(tx, 'uplink_profile', 'profile_id', id);

/** @returns the id of the new profile */
export async function insertProfile(tx: Tx, { clientId, name, fields }: NewUplinkProfile): Promise<number> {
  const row = await tx
    .insertInto('uplink_profile')
    .values({ client_id: clientId, profile_name: name, mapped_fields: fields.map(mappedLine) })
    .returning('profile_id')
    .executeTakeFirstOrThrow();
  return row.profile_id;
}

type ProfileName = Pick<UplinkProfile, 'clientId' | 'id'>;

export async function changeProfile(
  tx: Tx,
  { clientId, id }: ProfileName,
  { name, fields }: UplinkProfileChange,
): Promise<void> {
  await tx
    .updateTable('uplink_profile')
    .set({ profile_name: name, mapped_fields: fields.map(mappedLine) })
    .where('client_id', '=', clientId)
    .where('profile_id', '=', id)
    .execute();
}

/** Whether a device is read by it. */
export async function isProfileUsed(tx: Tx, { clientId, id }: ProfileName): Promise<boolean> {
  const row = await tx
    .selectFrom('uplink_device')
    .select('dev_eui')
    .where('client_id', '=', clientId)
    .where('profile_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteProfile(tx: Tx, { clientId, id }: ProfileName): Promise<void> {
  await tx
    .deleteFrom('uplink_profile')
    .where('client_id', '=', clientId)
    .where('profile_id', '=', id)
    .execute();
}
