import { type Later, onceNobodyTypes } from './typing.ts';

/**
 * Takes over what is offered: at once, then once in so many ms and never while somebody types. The last is always
 * taken over, unless it was taken back by then.
 */
export function pace<Value>(ms: number, take: (value: Value) => void, later: Later = onceNobodyTypes) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** @returns takes it back */
    offer(value: Value): () => void {
      let stop: () => void = () => clearTimeout(timer);
      const timer = setTimeout(
        () => {
          stop = later(() => {
            last = performance.now();
            take(value);
          });
        },
        Math.max(0, last + ms - performance.now()),
      );
      return () => stop();
    },
  };
}
