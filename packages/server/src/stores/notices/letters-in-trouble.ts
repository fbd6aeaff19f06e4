import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Numbers of letters due since an instant: given up, unsure, or refused and to be tried again. */
export interface LettersInTrouble {
  readonly failed: number;
  readonly unsure: number;
  readonly waiting: number;
}

/** Counts the unsent letters of every client; browsers that cannot be reached are their owners' matter. @param since ISO instant */
export async function lettersInTrouble(owner: Db, since: string): Promise<LettersInTrouble> {
  const { rows } = await sql<LettersInTrouble>`
    select count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'unsure')::int as unsure,
      count(*) filter (where state = 'waiting' and problem is not null)::int as waiting
    from letter where kind <> 'push' and due_at >= ${since}::timestamptz`.execute(owner);
  return rows[0] ?? { failed: 0, unsure: 0, waiting: 0 };
}
