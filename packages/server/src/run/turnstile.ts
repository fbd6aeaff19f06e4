/**
 * Lets so many pieces of work run at once; the others wait their turn in the order they came.
 *
 * @param mostWaiting whoever comes when so many wait already is turned away
 * @param turnedAway the error that is thrown then
 */
export function turnstile(
  atOnce: number,
  mostWaiting = Number.POSITIVE_INFINITY,
  turnedAway: () => Error = () => new Error('too many wait'),
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw turnedAway();
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
