/** What may stand between the console and the service. */
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

/** Beginnings of paths. */
type Paths = string | readonly string[];
const isOf = (paths: Paths, asked: string): boolean =>
  [paths].flat().some((beginning) => asked.startsWith(beginning));

/** What is asked once something else stands on the screen is asked within this, ms. */
const STILL_MS = 1000;

/** The line to the service, which tests cut and mend. Paths are given by their beginning. */
export const network = {
  /** How often it was asked so far in this test. */
  asked: (path: string): number => seen.filter((one) => one.startsWith(path)).length,
  /** Bytes of the bodies it was sent so far in this test. */
  sentBytes: async (path: string): Promise<number> => {
    const ofPath = bodies.filter((one) => one.path.startsWith(path));
    const sizes = ofPath.map(async ({ copy }) => (await copy.clone().arrayBuffer()).byteLength);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  },
  /** How many of the answers that were held or slow nobody wanted any more. */
  abandoned: (path: string): number => abandoned.filter((one) => one.startsWith(path)).length,
  /** Nothing is under way any more, and nothing has begun for a while: what the screen asks by itself is answered. */
  settled: async (): Promise<void> => {
    for (let asked = -1; underWay > 0 || asked !== seen.length; ) {
      asked = seen.length;
      await new Promise((done) => setTimeout(done, STILL_MS));
    }
  },
  /** The line is down. */
  cut: (paths: Paths = '/'): void => {
    weather = (asked) => (isOf(paths, asked) ? Promise.reject(new TypeError('Failed to fetch')) : undefined);
  },
  /** The service answers this. */
  fail: (paths: Paths, status: number): void => {
    weather = (asked) => (isOf(paths, asked) ? Promise.resolve(refusal(status)) : undefined);
  },
  /** The service answers this text. */
  say: (path: string, text: string): void => {
    weather = (asked) => (isOf(path, asked) ? Promise.resolve(new Response(text)) : undefined);
  },
  /** The service refuses with a code. */
  refuse: (paths: Paths, status: number, code: string): void => {
    weather = (asked) => (isOf(paths, asked) ? Promise.resolve(refusal(status, code)) : undefined);
  },
  /** The answer is on its way until it is mended. */
  hold: (paths: Paths): void => {
    weather = (asked) => (isOf(paths, asked) ? new Promise(() => undefined) : undefined);
  },
  /** The service is slow to hear: it is asked once what is given back is called, or refuses then. */
  stall: (paths: Paths, status?: number): (() => void) => {
    let hear = (): void => undefined;
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    weather = (asked, request) =>
      isOf(paths, asked)
        ? heard.then(() => (status === undefined ? realFetch(request.clone()) : refusal(status)))
        : undefined;
    return hear;
  },
  /** The service does what it is asked, and its answer never arrives. */
  lose: (path: string): void => {
    weather = (asked, request) =>
      asked.startsWith(path)
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
