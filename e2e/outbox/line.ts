import type { Person } from '../../packages/server/tests/support/people.ts';
import type { Fault } from './faults.ts';
import type { Service } from './service.ts';
import { withWaits } from './waits.ts';

/** What a fault does besides to its request. */
export interface Mishaps {
  readonly onKilled: () => void;
  readonly onSessionOver: () => void;
  /** Another person signs in in another tab. */
  readonly onAnother: () => void;
  readonly onDiscarded: () => void;
  readonly onEdited: () => void;
}

const lost = () => new TypeError('fetch failed');
const CODES = {
  500: 'server',
  503: 'not-ready',
  502: 'server',
  429: 'too-many',
  401: 'not-signed-in',
} as const;

function answer(status: keyof typeof CODES): Response {
  const problem = { type: 'about:blank', code: CODES[status], title: 'Otra vez', status };
  const headers = {
    'content-type': 'application/problem+json',
    ...(status === 503 && { 'retry-after': '1' }),
  };
  return Response.json(problem, { status, headers });
}

/**
 * The line between a phone and the service: each request meets the next fault.
 *
 * @param working the service's work on requests whose line broke is put there
 * @param signedIn whose session it is; null: nobody's
 */
export function lineOf(
  service: Service,
  faults: Iterator<Fault>,
  working: Promise<unknown>[],
  { onKilled, onSessionOver, onAnother, onDiscarded, onEdited }: Mishaps,
  signedIn: () => Person | null,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as Request, init);
    const work = () => withWaits(() => service.fetch(request));
    const next = faults.next();
    const fault = next.done ? 'none' : next.value;
    request.signal.throwIfAborted();
    if (fault === 'lost-before') throw lost();
    if (fault === '500' || fault === '503' || fault === '429')
      return answer(Number(fault) as 500 | 503 | 429);
    if (fault === '401') onSessionOver();
    if (fault === '401-another') onAnother();
    if (fault === 'killed-before') {
      onKilled();
      throw lost();
    }
    const isOpen = new URL(request.url).pathname === '/livez';
    if (fault.startsWith('401') || (signedIn() === null && !isOpen)) return answer(401);
    if (fault === 'discarded') onDiscarded();
    if (fault === 'edited') onEdited();
    if (fault === 'lost-during') {
      working.push(work().catch(() => undefined));
      throw lost();
    }
    const answered = await work();
    if (fault === 'killed-after') onKilled();
    if (fault === 'lost-after' || fault === 'killed-after') throw lost();
    return fault === '502-after' ? answer(502) : answered;
  };
}
