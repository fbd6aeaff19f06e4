import { describe, expect, it } from 'vitest';
import { isOfReceiver, pauseOf, TRIED_FOR, waitAfter } from './retry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('trying again', () => {
  it('waits a minute, then twice as long each time, six hours at most', () => {
    expect([1, 2, 3, 4, 9, 10, 11, 200].map((tries) => waitAfter(tries) / MINUTE)).toEqual([
      1, 2, 4, 8, 256, 360, 360, 360,
    ]);
    expect(waitAfter(0)).toBe(MINUTE);
  });

  it('asks about twenty times in the three days before a message is set aside', () => {
    let [tries, spent] = [1, 0];
    for (; spent < TRIED_FOR; tries += 1) spent += waitAfter(tries);
    expect(TRIED_FOR).toBe(72 * HOUR);
    expect(tries).toBe(21);
  });

  it('lets a receiver rest from the third failure in a row on, a quarter of an hour at most', () => {
    expect([0, 1, 2, 3, 4, 7, 8, 300].map((failures) => pauseOf(failures) / MINUTE)).toEqual([
      0, 0, 0, 1, 2, 15, 15, 15,
    ]);
  });

  it('blames a receiver for everything but a refusal of one message', () => {
    expect(isOfReceiver('refused')).toBe(false);
    expect(isOfReceiver('timeout')).toBe(true);
    expect(isOfReceiver('redirected')).toBe(true);
  });
});
