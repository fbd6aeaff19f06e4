import { turnstile } from './turnstile.ts';

/**
 * One turnstile for each key: at most `atOnce` pieces of work with the same key run at the same time. A key is forgotten
 * when none of its work is left.
 *
 * @param mostWaiting with so many of a key waiting already, the next piece is refused
 * @param turnedAway makes the error of a refused piece
 */
export function lines(atOnce: number, mostWaiting?: number, turnedAway?: () => Error) {
  const open = new Map<string, { readonly enter: ReturnType<typeof turnstile>; inside: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = open.get(key) ?? { enter: turnstile(atOnce, mostWaiting, turnedAway), inside: 0 };
    open.set(key, line);
    line.inside += 1;
    try {
      return await line.enter(work);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) open.delete(key);
    }
  };
}
