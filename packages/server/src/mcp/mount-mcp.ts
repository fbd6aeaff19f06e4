import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type AppContext, type AppEnv, serviceToken } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../run/services.ts';

export const MCP = '/mcp';
const MOST_BYTES = 64 * 1024;

/**
 * The door for assistants (Model Context Protocol, streamable HTTP without sessions): tools that read, with the token of
 * a program. They ask the calls of the service, so that a tool shows what its token opens and nothing else.
 */
export function mountMcp(app: Hono<AppEnv>, services: Services): void {
  const limit = bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw new HttpProblem('too-large');
    },
  });
  app.post(MCP, limit, async (c) => {
    demandOwnOrigin(c, services);
    demandToken(c);
    const refused = await refusalOfToken(app, c);
    if (refused) return refused;
    const { answerAssistant } = await import('./answer-assistant.ts');
    return await answerAssistant(app, c, services);
  });
  // Nothing is sent without being asked for, and there is no session to end.
  app.on(['get', 'delete'], MCP, (c) => c.body(null, 405, { allow: 'POST' }));
}

/** A page of another site in a browser must not ask, whatever it knows. */
function demandOwnOrigin(c: AppContext, { publicUrl }: Services): void {
  const origin = c.req.header('origin');
  const own = new URL(publicUrl ?? c.req.url).origin;
  if (origin !== undefined && origin !== own) throw new HttpProblem('cross-site');
}

function demandToken(c: AppContext): void {
  if (serviceToken(c) === undefined)
    throw new HttpProblem('not-signed-in', {
      detail: 'Falta el token de un programa: Authorization: Bearer svc_…',
      headers: { 'www-authenticate': 'Bearer' },
    });
}

/** The gate's own answer to a token that is good for nothing; null for one that opens something. */
async function refusalOfToken(app: Hono<AppEnv>, c: AppContext): Promise<Response | null> {
  const headers = { authorization: c.req.header('authorization') ?? '' };
  const answer = await app.request('/v2/clients', { headers }, c.env);
  return answer.ok || answer.status === 403 ? null : answer;
}
