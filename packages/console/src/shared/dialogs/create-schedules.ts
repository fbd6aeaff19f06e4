import { ApiError, newIdempotencyKey } from '@vigia/api/client';
import {
  type NewSchedule,
  type ScheduleDraft,
  type ScheduleOutcome,
  type SectorsOfUser,
  scheduleNotice,
  schedulesOf,
} from '@vigia/domain/reports';

export interface SchedulePeople {
  readonly userName: (id: number) => string;
  readonly sectorName: (id: number) => string;
  readonly sectorsOf: SectorsOfUser;
}

type Create = (schedule: NewSchedule, key: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Creates the schedules of a draft: one call for each user and each sector that the user sees. A second try
 * creates none twice: a schedule keeps the key it was first sent with.
 *
 * @param keys idempotency keys by the schedule sent, kept until all schedules of a draft were created
 * @returns a function that sends a draft. It rejects with a sentence for the reader unless all were created,
 *   and stops between two calls once the signal is aborted
 */
export function scheduleCreator(
  create: Create,
  { userName, sectorName, sectorsOf }: SchedulePeople,
  keys: Map<string, string> = new Map(),
) {
  const keyOf = (schedule: NewSchedule): string => {
    const wish = JSON.stringify(schedule);
    const key = keys.get(wish) ?? newIdempotencyKey();
    keys.set(wish, key);
    return key;
  };
  return async (draft: ScheduleDraft, signal: AbortSignal): Promise<void> => {
    const outcomes: ScheduleOutcome[] = [];
    for (const schedule of schedulesOf(draft, sectorsOf)) {
      signal.throwIfAborted();
      const result = await outcomeOf(create(schedule, keyOf(schedule), signal));
      outcomes.push({ user: userName(schedule.userId), sector: sectorName(schedule.sectorId), result });
    }
    if (outcomes.some(({ result }) => result !== 'created')) throw new Error(scheduleNotice(outcomes));
    keys.clear();
  };
}

async function outcomeOf(call: Promise<unknown>): Promise<ScheduleOutcome['result']> {
  try {
    await call;
    return 'created';
  } catch (error) {
    return error instanceof ApiError && error.kind === 'forbidden' ? 'forbidden' : 'failed';
  }
}
