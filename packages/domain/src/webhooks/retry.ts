import type { DeliveryFailure } from './webhook.ts';

/** ms */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
/** A message that nobody takes is tried for so long, ms, and then set aside. */
export const TRIED_FOR = 72 * HOUR;

/** From so many failures in a row on the receiver counts as down: it is asked with one message at a time. */
export const DOWN_AFTER = 3;
const LONGEST_PAUSE = 15 * MINUTE;

/**
 * How long a message waits after a try that failed: a minute, then twice as long each time, six hours at most.
 *
 * @param tries so far, at least 1
 * @returns ms
 */
export const waitAfter = (tries: number): number =>
  Math.min(MINUTE * 2 ** Math.min(Math.max(tries, 1) - 1, 12), LONGEST_WAIT);

/**
 * How long nothing at all is sent to a receiver that is down, and 0 for one that is not: a minute, then twice as long each
 * time, a quarter of an hour at most.
 *
 * @param failures in a row
 * @returns ms
 */
export const pauseOf = (failures: number): number =>
  failures < DOWN_AFTER ? 0 : Math.min(MINUTE * 2 ** Math.min(failures - DOWN_AFTER, 12), LONGEST_PAUSE);

/** Whether a failure says something about the receiver as a whole; a status of 4xx is about one message. */
export const isOfReceiver = (failure: DeliveryFailure): boolean => failure !== 'refused';
