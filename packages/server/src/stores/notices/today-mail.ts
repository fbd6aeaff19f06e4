import type { EpochMs } from '@vigia/domain';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { NO_MAILING, type TodayMailing } from '@vigia/domain/today';
import type { Tx } from '../../access/reach.ts';
import { isInUse } from '../farm/archived-clients.ts';

/** Somebody who wants Hoy by e-mail. */
export interface TodayReader extends TodayMailing {
  readonly userId: UserId;
  /** When the days and the hour were chosen. */
  readonly since: EpochMs;
}

/** People of the client who want Hoy by e-mail; nobody of an archived client. */
export async function todayReaders(tx: Tx, clientId: ClientId): Promise<TodayReader[]> {
  const rows = await tx
    .selectFrom('today_mail')
    .select([
      'user_id as userId',
      'weekdays',
      'hour_sent as hour',
      'even_if_nothing as evenIfNothing',
      'since',
    ])
    .where('client_id', '=', clientId)
    .where(isInUse(clientId))
    .orderBy('user_id')
    .execute();
  return rows.map(({ since, ...row }) => ({ ...row, since: Date.parse(since) }));
}

/** What somebody has chosen. The caller must check whose choice they may read. */
export async function mailingOf(tx: Tx, clientId: ClientId, userId: UserId): Promise<TodayMailing> {
  const row = await tx
    .selectFrom('today_mail')
    .select(['weekdays', 'hour_sent as hour', 'even_if_nothing as evenIfNothing'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? NO_MAILING;
}

/** Keeps what somebody has chosen; without days it is forgotten. @param at now, epoch ms */
export async function setMailing(
  tx: Tx,
  clientId: ClientId,
  userId: UserId,
  { weekdays, hour, evenIfNothing }: TodayMailing,
  at: EpochMs,
): Promise<void> {
  if (weekdays.length === 0) {
    await tx
      .deleteFrom('today_mail')
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  const chosen = {
    weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
    ...{ hour_sent: hour, even_if_nothing: evenIfNothing, since: new Date(at).toISOString() },
  };
  await tx
    .insertInto('today_mail')
    .values({ client_id: clientId, user_id: userId, ...chosen })
    .onConflict((known) => known.columns(['client_id', 'user_id']).doUpdateSet(chosen))
    .execute();
}
