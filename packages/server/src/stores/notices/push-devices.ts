import type { PushDevice, PushSubscriptionBody } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId, UserId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { isSealed } from '../../push/browser-secret.ts';
import { isInUse } from '../farm/archived-clients.ts';

/** A browser that is told. */
export interface PushTarget extends PushDevice {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly p256dh: string;
  /** The secret of the browser, sealed for its owner; of browsers of earlier versions as it is. */
  readonly sealedAuth: string;
}

const rows = (tx: Tx, clientId: ClientId) =>
  tx.selectFrom('push_device').selectAll().where('client_id', '=', clientId).orderBy('push_device_id');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const targetOf = (row: Row): PushTarget => ({
  ...{ id: row.push_device_id, clientId: row.client_id, userId: row.user_id },
  ...{ endpoint: row.push_endpoint, p256dh: row.push_p256dh, sealedAuth: row.push_auth },
  ...{ label: row.device_label, since: Date.parse(row.since) },
});
const shown = ({ id, endpoint, label, since }: PushTarget): PushDevice => ({ id, endpoint, label, since });

/** The caller's browsers, the oldest first. */
export async function ownPushDevices(tx: Tx, scope: Scope, clientId: ClientId): Promise<PushDevice[]> {
  const own = await rows(tx, clientId).where('user_id', '=', scope.userId).execute();
  return own.map((row) => shown(targetOf(row)));
}

/** All browsers of a client's people; none of an archived client. */
export async function pushTargets(tx: Tx, clientId: ClientId): Promise<PushTarget[]> {
  return (await rows(tx, clientId).where(isInUse(clientId)).execute()).map(targetOf);
}

export async function pushTargetById(tx: Tx, clientId: ClientId, id: number): Promise<PushTarget | null> {
  const row = await rows(tx, clientId).where('push_device_id', '=', id).executeTakeFirst();
  return row ? targetOf(row) : null;
}

/**
 * Tells the caller on a browser from now on. One that told somebody else of the client tells the caller instead.
 *
 * @param at now, epoch ms
 */
export async function addPushDevice(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  { endpoint, p256dh }: Pick<PushSubscriptionBody, 'endpoint' | 'p256dh'>,
  { sealedAuth, label, at }: { readonly sealedAuth: string; readonly label: string; readonly at: EpochMs },
): Promise<PushDevice> {
  const keys = { push_p256dh: p256dh, push_auth: sealedAuth, device_label: label };
  const since = new Date(at).toISOString();
  const row = await tx
    .insertInto('push_device')
    .values({ client_id: clientId, user_id: scope.userId, push_endpoint: endpoint, since, ...keys })
    .onConflict((known) =>
      known.columns(['client_id', 'push_endpoint']).doUpdateSet((now) => ({
        ...keys,
        user_id: scope.userId,
        since: now
          .case()
          .when('push_device.user_id', '=', scope.userId)
          .then(now.ref('push_device.since'))
          .else(since)
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return shown(targetOf(row));
}

/** @returns whether it was one of the caller's */
export async function removeOwnPushDevice(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  id: number,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('push_device')
    .where('client_id', '=', clientId)
    .where('user_id', '=', scope.userId)
    .where('push_device_id', '=', id)
    .executeTakeFirst();
  return Number(gone.numDeletedRows) === 1;
}

/** Forgets a browser that its push service does not know any more. */
export async function forgetPushDevice(
  tx: Tx,
  { clientId, id, endpoint }: Pick<PushTarget, 'clientId' | 'id' | 'endpoint'>,
): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('client_id', '=', clientId)
    .where('push_device_id', '=', id)
    .where('push_endpoint', '=', endpoint)
    .execute();
}

/** Sealed secrets of all browsers, for replacing the key that seals them. */
export async function sealedSecretsOfBrowsers(db: Tx) {
  const found = await db
    .selectFrom('push_device')
    .select(['client_id', 'user_id', 'push_device_id', 'push_auth'])
    .orderBy('client_id')
    .orderBy('push_device_id')
    .execute();
  return found
    .filter(({ push_auth }) => isSealed(push_auth))
    .map((row) => ({
      owner: { clientId: row.client_id, userId: row.user_id },
      ...{ id: row.push_device_id, sealed: row.push_auth },
    }));
}

/** Replaces a sealed secret, unless it was changed meanwhile. @returns whether it was replaced */
export async function replaceSealedSecretOfBrowser(
  db: Tx,
  { owner, id, sealed }: Awaited<ReturnType<typeof sealedSecretsOfBrowsers>>[number],
  anew: string,
): Promise<boolean> {
  const replaced = await db
    .updateTable('push_device')
    .set({ push_auth: anew })
    .where('client_id', '=', owner.clientId)
    .where('push_device_id', '=', id)
    .where('push_auth', '=', sealed)
    .executeTakeFirst();
  return Number(replaced.numUpdatedRows) === 1;
}
