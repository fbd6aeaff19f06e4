/** Name of the lock that the tabs of one browser share. */
const LOCK = 'vigia-outbox';

/** Runs `work` while no other tab of this browser does the like. */
export const alone = (work: () => Promise<void>, name = LOCK): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work();
