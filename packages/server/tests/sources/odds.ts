import type { Chances } from '../support/chances.ts';
import type { Odd } from '../support/vendor-server.ts';

const HOUR = 3_600_000;
const PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** One of the ways in which a service of a maker fails or errs. */
export function oddOf(chances: Chances, now: number): Odd {
  const ways: readonly (() => Odd)[] = [
    () => ({ kind: 'status', status: 429, body: '{"message":"Too many requests"}' }),
    () => ({ kind: 'status', status: 429, body: PAGE, retryAfter: chances.below(1200) }),
    () => ({ kind: 'status', status: 502, body: PAGE }),
    () => ({ kind: 'status', status: 500, body: '{"message":"Internal error"}' }),
    () => ({ kind: 'status', status: 200, body: PAGE }),
    () => ({ kind: 'status', status: 200, body: '{"unexpected":true}' }),
    () => ({ kind: 'status', status: 403, body: '{"message":"No permissions"}' }),
    () => ({ kind: 'status', status: 302, body: PAGE }),
    () => ({ kind: 'hang-up' }),
    () => ({ kind: 'body', change: (body) => body.slice(0, chances.below(body.length)) }),
    () => ({ kind: 'records', change: (records) => records.flatMap((each) => [each, each]) }),
    () => ({ kind: 'records', change: (records) => records.toReversed() }),
    () => ({ kind: 'records', change: (records) => [...records, ...records.slice(0, 3)] }),
    () => ({ kind: 'extra', extra: [{ t: now + 72 * HOUR, value: 61 }] }),
    () => ({ kind: 'extra', extra: [{ t: now - 7 * 60_000 - chances.below(9) * HOUR, value: 'sin dato' }] }),
    () => ({ kind: 'extra', extra: [{ t: now - 8 * 60_000 - chances.below(9) * HOUR, value: -9999 }] }),
  ];
  return chances.oneOf(ways)();
}
