import { SCHEDULE_MESSAGES } from '@vigia/domain/es';

export interface Deletion {
  readonly deleted: readonly number[];
  readonly failed: readonly number[];
  /** What the snackbar says. */
  readonly message: string;
}

/** Deletes schedules one by one and goes on after a failure. */
export async function deleteSchedules(
  ids: readonly number[],
  remove: (id: number) => Promise<unknown>,
): Promise<Deletion> {
  const deleted: number[] = [];
  const failed: number[] = [];
  for (const id of ids) {
    await remove(id).then(
      () => deleted.push(id),
      () => failed.push(id),
    );
  }
  return { deleted, failed, message: messageOf(ids, failed) };
}

function messageOf(ids: readonly number[], failed: readonly number[]): string {
  if (ids.length === 0) return SCHEDULE_MESSAGES.noneSelected;
  return failed.length > 0 ? SCHEDULE_MESSAGES.deleteFailed(failed) : SCHEDULE_MESSAGES.deleted;
}
