import { ApiError, newIdempotencyKey } from '@vigia/api/client';
import {
  type ScheduleBody,
  type ScheduleDraft,
  type ScheduleOutcome,
  scheduleNotice,
  toScheduleBodies,
} from '@vigia/domain';

export interface ScheduleNames {
  readonly user: (id: number) => string;
  readonly sector: (id: number) => string;
}

type Create = (body: ScheduleBody, key: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Creates the schedules of a draft, one call for each user and field. Trying again creates none a second time: a
 * schedule keeps the key it was first sent with.
 *
 * @param keys those of schedules that were sent and not all created, by what was sent
 * @returns what sends a draft; it rejects with a sentence for the reader unless all were created
 */
export function scheduleCreator(create: Create, names: ScheduleNames, keys: Map<string, string> = new Map()) {
  const keyOf = (body: ScheduleBody): string => {
    const wish = JSON.stringify(body);
    const key = keys.get(wish) ?? newIdempotencyKey();
    keys.set(wish, key);
    return key;
  };
  return async (draft: ScheduleDraft, signal: AbortSignal): Promise<void> => {
    const outcomes: ScheduleOutcome[] = [];
    for (const body of toScheduleBodies(draft)) {
      const result = await outcomeOf(create(body, keyOf(body), signal));
      outcomes.push({ user: names.user(body.user_id), sector: names.sector(body.sector_id), result });
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
