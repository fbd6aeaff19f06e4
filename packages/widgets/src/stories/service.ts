type Answer = () => Response | Promise<Response>;

export interface FakeService {
  /** Addresses asked for, in order. */
  readonly asked: URL[];
  /** How many of them were given up. */
  left(): number;
  answerWith(answer: Answer): void;
  restore(): void;
}

/** Stands in for the network under `/embed/` alone; everything else goes its way. */
export function fakeService(answer: Answer): FakeService {
  const real = globalThis.fetch;
  const asked: URL[] = [];
  let left = 0;
  let current = answer;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.includes('/embed/')) return real(input, init);
    asked.push(url);
    const { signal } = init ?? {};
    let isOpen = true;
    const gone = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        if (isOpen) left += 1;
        reject(signal.reason);
      });
    });
    const answered = Promise.resolve(current()).finally(() => {
      isOpen = false;
    });
    return Promise.race([answered, gone]);
  };
  return {
    asked,
    left: () => left,
    answerWith: (next) => {
      current = next;
    },
    restore: () => {
      globalThis.fetch = real;
    },
  };
}

export const silence: Answer = () => new Promise<Response>(() => undefined);
