import type { ScheduledReportWire } from '@vigia/api/contract';
import { type EpochMs, type IsoDate, nextRuns, parseCron } from '@vigia/domain';
import type { Insertable } from 'kysely';
import type { LetterTable } from '../db/schema/events.ts';

/** A run that nobody sent for so long, as every server was off, is not made up for. */
const LATEST_MS = 3 * 86_400_000;
/** More runs than this in that time no schedule has. */
const MOST_RUNS = 100;

type Schedule = Pick<
  ScheduledReportWire,
  'client_id' | 'scheduled_id' | 'user_id' | 'start_date' | 'end_date' | 'cron_expression'
> & { readonly date_created: string };

/**
 * The letter of the last run of a schedule that has come due, by the clock of America/Santiago; null when none has in
 * the last days. Of several runs that were missed only the last one is sent: they would all tell the same day.
 */
export function letterDue(schedule: Schedule, now: EpochMs): Insertable<LetterTable> | null {
  const { client_id, scheduled_id, user_id, cron_expression } = schedule;
  if (parseCron(cron_expression) === null) return null;
  const runs = nextRuns(cron_expression, {
    after: Math.max(now - LATEST_MS, Date.parse(schedule.date_created)),
    count: MOST_RUNS,
    start: schedule.start_date as IsoDate,
    end: schedule.end_date as IsoDate,
  }).filter((run) => run <= now);
  const last = runs.at(-1);
  if (last === undefined) return null;
  const due_at = new Date(last).toISOString();
  return {
    client_id,
    occasion: `report/${scheduled_id}/${due_at}`,
    kind: 'report',
    user_id,
    scheduled_id,
    notification_id: null,
    due_at,
    next_try_at: due_at,
  };
}
