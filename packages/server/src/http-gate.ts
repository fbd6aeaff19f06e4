import type { Hono } from 'hono';
import { HttpProblem, problemBody } from './http/problem.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** The door in front of the application, open only while the service is able to answer. */
export interface Gate {
  fetch: Fetch;
  open(app: Pick<Hono, 'fetch'>): void;
  /** Requests are still answered, but nobody should send more: `/readyz` says so. */
  drain(): void;
}

const RETRY_AFTER_S = 5;

/** Listening starts before the database does, so that a port in use is known at once; until then all is 503. */
export function createGate(): Gate {
  let app: Pick<Hono, 'fetch'> | undefined;
  let draining = false;
  return {
    fetch: (request, env) => {
      const { pathname } = new URL(request.url);
      if (!app) return pathname === '/livez' ? new Response('ok\n') : notReady();
      if (draining && pathname === '/readyz') return notReady();
      return app.fetch(request, env as object);
    },
    open: (ready) => {
      app = ready;
    },
    drain: () => {
      draining = true;
    },
  };
}

function notReady(): Response {
  const body = JSON.stringify(problemBody(new HttpProblem('not-ready'), ''));
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_S),
  };
  return new Response(body, { status: 503, headers });
}
