import type { EpochMs } from '@vigia/domain';
import type { ScheduledReport } from '@vigia/domain/farm';
import { nextRuns, parseCron } from '@vigia/domain/reports';
import type { Insertable } from 'kysely';
import type { LetterTable } from '../db/schema/events.ts';

/** An older run that was missed, as every server was off, is not sent later. */
const LATEST_MS = 3 * 86_400_000;
/** No schedule has more runs than this in that time. */
const MOST_RUNS = 100;

type Schedule = Pick<ScheduledReport, 'id' | 'clientId' | 'userId' | 'start' | 'end' | 'cronExpression'> & {
  readonly createdAt: EpochMs;
};

/**
 * The letter of the last due run of a schedule, in the time of America/Santiago; null when none was due in the
 * last days. Of several missed runs only the last one is sent: they would all report the same day.
 */
export function letterDue(schedule: Schedule, now: EpochMs): Insertable<LetterTable> | null {
  const { id, clientId, userId, start, end, cronExpression } = schedule;
  if (parseCron(cronExpression) === null) return null;
  const runs = nextRuns(cronExpression, {
    after: Math.max(now - LATEST_MS, schedule.createdAt),
    count: MOST_RUNS,
    start,
    end,
  }).filter((run) => run <= now);
  const last = runs.at(-1);
  if (last === undefined) return null;
  const due_at = new Date(last).toISOString();
  return {
    client_id: clientId,
    occasion: `report/${id}/${due_at}`,
    kind: 'report',
    user_id: userId,
    scheduled_id: id,
    notification_id: null,
    due_at,
    next_try_at: due_at,
  };
}
