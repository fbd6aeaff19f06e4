import { HttpProblem, problemBody } from '../http/problem.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** Passes requests to the application once it is ready. */
export interface Gate {
  fetch: Fetch;
  open(app: App): void;
}

const RETRY_AFTER_S = 5;

/**
 * A gate that answers 503 until it is opened. Listening can then start before the database, so that a port in
 * use is noticed at once.
 */
export function createGate(): Gate {
  let app: App | undefined;
  return {
    fetch: (request, env) => {
      if (app) return app.fetch(request, env as object);
      return new URL(request.url).pathname === '/livez' ? new Response('ok\n') : notReady();
    },
    open: (ready) => {
      app = ready;
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
