/** Replaces or delays the answer of a request; undefined lets it pass. */
type Weather = (path: string, request: Request) => Promise<Response> | undefined;

const realFetch = window.fetch.bind(window);
let weather: Weather | undefined;
let seen: string[] = [];
let abandoned: string[] = [];
let bodies: { readonly path: string; readonly copy: Request }[] = [];
let underWay = 0;

window.fetch = async (input, init) => {
  underWay++;
  try {
    return await answerOf(input, init);
  } finally {
    underWay--;
  }
};

async function answerOf(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  seen.push(pathname);
  if (request.body) bodies.push({ path: pathname, copy: request.clone() });
  request.signal.throwIfAborted();
  const troubled = weather?.(pathname, request);
  if (!troubled) return await realFetch(request);
  return await new Promise((done, refuse) => {
    const abandon = () => {
      abandoned.push(pathname);
      refuse(request.signal.reason);
    };
    request.signal.addEventListener('abort', abandon, { once: true });
    troubled.then(done, refuse);
  });
}

const refusal = (status: number, code = 'x') =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'x', status, code, request_id: 'x' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** One or several beginnings of paths. */
type Paths = string | readonly string[];
const isOf = (paths: Paths, requested: string): boolean =>
  [paths].flat().some((beginning) => requested.startsWith(beginning));

/** Time without a new request after which a screen has requested everything, ms. */
const STILL_MS = 1000;

/** The connection to the service, which tests interrupt and restore. Paths are given by their beginning. */
export const network = {
  /** Number of requests so far in this test. */
  requests: (path: string): number => seen.filter((one) => one.startsWith(path)).length,
  /** Bytes of the request bodies so far in this test. */
  sentBytes: async (path: string): Promise<number> => {
    const ofPath = bodies.filter((one) => one.path.startsWith(path));
    const sizes = ofPath.map(async ({ copy }) => (await copy.clone().arrayBuffer()).byteLength);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  },
  /** Number of delayed requests that the console has aborted. */
  abandoned: (path: string): number => abandoned.filter((one) => one.startsWith(path)).length,
  /** Waits until no request is pending and none has begun for a while. */
  settled: async (): Promise<void> => {
    for (let count = -1; underWay > 0 || count !== seen.length; ) {
      count = seen.length;
      await new Promise((done) => setTimeout(done, STILL_MS));
    }
  },
  /** The connection is interrupted. */
  cut: (paths: Paths = '/'): void => {
    weather = (requested) =>
      isOf(paths, requested) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
  },
  /** The service answers with this status. */
  fail: (paths: Paths, status: number): void => {
    weather = (requested) => (isOf(paths, requested) ? Promise.resolve(refusal(status)) : undefined);
  },
  /** The service answers some requests with this status. */
  failSome: (isOne: (path: string, request: Request) => boolean, status: number): void => {
    weather = (requested, request) =>
      isOne(requested, request) ? Promise.resolve(refusal(status)) : undefined;
  },
  /** The service answers with this text. */
  say: (path: string, text: string): void => {
    weather = (requested) => (isOf(path, requested) ? Promise.resolve(new Response(text)) : undefined);
  },
  /** The service tells another time than this page's clock. */
  tellTime: (at: number): void => {
    weather = async (_, request) => {
      const { body, status, headers } = await realFetch(request.clone());
      const told = new Headers(headers);
      told.set('date', new Date(at).toUTCString());
      return new Response(status === 204 ? null : body, { status, headers: told });
    };
  },
  /** The service refuses with a code. */
  refuse: (paths: Paths, status: number, code: string): void => {
    weather = (requested) => (isOf(paths, requested) ? Promise.resolve(refusal(status, code)) : undefined);
  },
  /** The answer does not come until the connection is restored. */
  hold: (paths: Paths): void => {
    weather = (requested) => (isOf(paths, requested) ? new Promise(() => undefined) : undefined);
  },
  /**
   * The service is slow: the request is sent, or refused with `status`, when the returned function is called.
   */
  stall: (paths: Paths, status?: number): (() => void) => {
    let hear = (): void => undefined;
    const received = new Promise<void>((resolve) => {
      hear = resolve;
    });
    weather = (requested, request) =>
      isOf(paths, requested)
        ? received.then(() => (status === undefined ? realFetch(request.clone()) : refusal(status)))
        : undefined;
    return hear;
  },
  /** The service handles the request, but its answer is lost. */
  lose: (path: string): void => {
    weather = (requested, request) =>
      requested.startsWith(path)
        ? realFetch(request.clone()).then(() => Promise.reject(new TypeError('Failed to fetch')))
        : undefined;
  },
  mend: (): void => {
    weather = undefined;
    seen = [];
    abandoned = [];
    bodies = [];
  },
};
