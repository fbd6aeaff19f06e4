import { ALWAYS_TOLD, type TellingTimes } from '@vigia/domain/events';
import type { ClientId, UserId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';

/** When somebody wants to be told. The caller must check whose times they may read. */
export async function timesOf(tx: Tx, clientId: ClientId, userId: UserId): Promise<TellingTimes> {
  const row = await tx
    .selectFrom('notice_times')
    .select(['quiet_from as quietFrom', 'quiet_to as quietTo', 'digest_hour as digestHour'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? ALWAYS_TOLD;
}

export async function setTimes(
  tx: Tx,
  clientId: ClientId,
  userId: UserId,
  { quietFrom, quietTo, digestHour }: TellingTimes,
): Promise<void> {
  const times = { quiet_from: quietFrom, quiet_to: quietTo, digest_hour: digestHour };
  await tx
    .insertInto('notice_times')
    .values({ client_id: clientId, user_id: userId, ...times })
    .onConflict((known) => known.columns(['client_id', 'user_id']).doUpdateSet(times))
    .execute();
}
