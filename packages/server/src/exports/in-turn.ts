interface Started<T> {
  readonly iterator: AsyncIterator<T>;
  next: Promise<IteratorResult<T>>;
}

/**
 * The items of some sources, one source after the other. So many of them are open at a time, each with its next item
 * being made while others are used.
 */
export async function* inTurn<T>(sources: Iterable<AsyncIterable<T>>, atOnce: number): AsyncGenerator<T> {
  const waiting = sources[Symbol.iterator]();
  const open: Started<T>[] = [];
  try {
    for (;;) {
      while (open.length < atOnce) {
        const { done, value } = waiting.next();
        if (done) break;
        open.push(started(value[Symbol.asyncIterator]()));
      }
      const [first] = open;
      if (first === undefined) return;
      const { done, value } = await first.next;
      if (done) {
        open.shift();
        continue;
      }
      first.next = quietly(first.iterator.next());
      yield value;
    }
  } finally {
    await Promise.all(open.map(({ iterator }) => iterator.return?.()));
  }
}

const started = <T>(iterator: AsyncIterator<T>): Started<T> => ({ iterator, next: quietly(iterator.next()) });

/** Whoever awaits it gets its error; until then it is nobody's. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
