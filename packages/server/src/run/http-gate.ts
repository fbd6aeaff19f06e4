import { HttpProblem, problemBody } from '../http/problem.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** The door in front of the application, open only while the service is able to answer. */
export interface Gate {
  fetch: Fetch;
  open(app: App): void;
}

const RETRY_AFTER_S = 5;

/** Listening starts before the database does, so that a port in use is known at once; until then all is 503. */
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
