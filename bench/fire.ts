/** Fires requests at a server and asks the server itself how long it took. */
import autocannon from 'autocannon';
import type { FarmServer } from '../scripts/farm-server.ts';

const SECONDS = 5;

export interface Fired {
  readonly perSecond: number;
  /** As seen from outside, ms. */
  readonly p50: number;
  readonly p99: number;
}

export interface Shots {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly next: () => autocannon.Request;
  readonly seconds?: number;
}

/** @throws {Error} a request was refused or broke */
export async function fire({
  url,
  headers = {},
  connections,
  next,
  seconds = SECONDS,
}: Shots): Promise<Fired> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} refused, ${errors} broken requests: nothing was measured`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

export interface ServerTime extends Fired {
  /** From request to answer by the server's own clock, ms. */
  readonly serverMs: number;
  /** Share of the answers that took the server no longer than the goal. */
  readonly within: number;
}

/**
 * As `fire`, with what the server's `/metrics` say of the same requests.
 *
 * @param goalMs one of the bounds of the server's histogram
 */
export async function fireAt(
  { base, headers }: FarmServer,
  route: string,
  goalMs: number,
  shots: Pick<Shots, 'connections' | 'next' | 'seconds'>,
): Promise<ServerTime> {
  const before = await timesOf(base, route, goalMs);
  const fired = await fire({ url: base, headers: headers(), ...shots });
  const after = await timesOf(base, route, goalMs);
  const count = after.count - before.count;
  return {
    ...fired,
    serverMs: (1000 * (after.sum - before.sum)) / count,
    within: (after.within - before.within) / count,
  };
}

async function timesOf(base: string, route: string, goalMs: number) {
  const text = await (await fetch(`${base}/metrics`)).text();
  const label = `route="${route.replaceAll(/\{(\w+)\}/g, ':$1')}"`;
  const lines = text.split('\n').filter((line) => line.includes(label));
  const total = (name: string, bound = '') =>
    lines
      .filter(
        (line) => line.startsWith(`vigia_http_request_duration_seconds_${name}{`) && line.includes(bound),
      )
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  return { sum: total('sum'), count: total('count'), within: total('bucket', `le="${goalMs / 1000}"`) };
}
