import type { ClientId, UserId } from '@vigia/domain/farm';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { LetterTable } from '../../db/schema/events.ts';

export type LetterKind = LetterTable['kind'];
export type LetterRow = Selectable<LetterTable>;

/** Queues letters. A letter is skipped if its occasion already has one. @returns the number of new ones */
export async function noteLetters(tx: Tx, rows: readonly Insertable<LetterTable>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const noted = await tx
    .insertInto('letter')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['client_id', 'occasion']).doNothing())
    .returning('letter_id')
    .execute();
  return noted.length;
}

export interface Moment {
  /** ISO instants. */
  readonly now: string;
  /** Until when the process that takes a letter is considered alive. */
  readonly until: string;
}

/**
 * Takes the next due letter: a waiting one, or one whose process died before it was sent. Any server may take
 * it.
 */
export async function takeLetter(
  tx: Tx,
  clientId: ClientId,
  kind: LetterKind,
  { now, until }: Moment,
): Promise<LetterRow | null> {
  const { rows } = await sql<LetterRow>`
    update letter set state = 'preparing', tries = tries + 1, held_until = ${until}::timestamptz
    where client_id = ${clientId}::int and letter_id = (
      select letter_id from letter
      where client_id = ${clientId}::int and kind = ${kind} and (
        (state = 'waiting' and next_try_at <= ${now}::timestamptz)
        or (state = 'preparing' and held_until < ${now}::timestamptz))
      order by due_at, letter_id limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Marks letters as unsure whose process died while sending: nobody knows whether they arrived, and they are not
 * sent again.
 */
export async function settleLost(
  tx: Tx,
  clientId: ClientId,
  kind: LetterKind,
  now: string,
  problem: string,
): Promise<number> {
  const lost = await tx
    .updateTable('letter')
    .set({ state: 'unsure', problem, held_until: null })
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('state', '=', 'sending')
    .where('held_until', '<', now)
    .executeTakeFirst();
  return Number(lost.numUpdatedRows);
}

type Change = Partial<Pick<LetterRow, 'state' | 'next_try_at' | 'held_until' | 'sent_at' | 'problem'>>;

/**
 * Changes the state of a letter, if this process still holds it.
 *
 * @returns false when another process has taken it in the meantime
 */
export async function moveLetter(
  tx: Tx,
  { client_id, letter_id, tries }: Pick<LetterRow, 'client_id' | 'letter_id' | 'tries'>,
  from: LetterRow['state'],
  change: Change,
): Promise<boolean> {
  const moved = await tx
    .updateTable('letter')
    .set(change)
    .where('client_id', '=', client_id)
    .where('letter_id', '=', letter_id)
    .where('tries', '=', tries)
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows) === 1;
}

/** Name and address of a recipient who may still sign in; null for anybody else. */
export async function readerOf(tx: Tx, clientId: ClientId, userId: UserId) {
  const row = await tx
    .selectFrom('user_account')
    .select(['email', 'first_name', 'last_name'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
