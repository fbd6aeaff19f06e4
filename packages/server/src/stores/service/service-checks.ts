import { type KeptFinding, SERVICE_CHECKS, type ServiceFinding } from '@vigia/domain/service';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Stores findings as the last ones of their checks; `since` stays if the state is the same. */
export async function keepFindings(
  owner: Db,
  findings: readonly ServiceFinding[],
  at: string,
): Promise<void> {
  for (const { check, state, sentence, advice, figures, faults } of findings) {
    const row = {
      state,
      sentence,
      advice,
      figures: JSON.stringify(figures),
      faults: JSON.stringify(faults),
      checked_at: at,
    };
    await owner
      .insertInto('service_check')
      .values({ name: check, ...row, since: at })
      .onConflict((known) =>
        known.column('name').doUpdateSet({
          ...row,
          since: sql<string>`case when service_check.state = excluded.state then service_check.since else excluded.since end`,
        }),
      )
      .execute();
  }
}

/** The last finding of each check that was ever made, in the order of the checks. */
export async function readFindings(db: Db): Promise<KeptFinding[]> {
  const rows = await db.selectFrom('service_check').selectAll().execute();
  return SERVICE_CHECKS.flatMap((check) => {
    const row = rows.find(({ name }) => name === check);
    if (row === undefined) return [];
    const { state, sentence, advice, figures, faults, checked_at, since } = row;
    const times = { checkedAt: Date.parse(checked_at), since: Date.parse(since) };
    return [{ check, state, sentence, advice, figures, faults, ...times }];
  });
}
