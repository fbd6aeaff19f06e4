/**
 * Runs at most `atOnce` pieces of work at the same time. The others wait in the order in which they came.
 *
 * @param mostWaiting with so many waiting already, the next piece is refused
 * @param turnedAway makes the error of a refused piece
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
