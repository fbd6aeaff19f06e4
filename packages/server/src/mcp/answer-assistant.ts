import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Services } from '../run/services.ts';
import { assistantServer } from './assistant-server.ts';
import { ownCalls } from './own-calls.ts';

/** Answers one request of an assistant: a message of the protocol, or several. */
export async function answerAssistant(
  app: Hono<AppEnv>,
  c: AppContext,
  { now, version }: Services,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = assistantServer(ownCalls(app, c, now()), { version, log: c.get('log') });
  await server.connect(transport);
  try {
    return await transport.handleRequest(c.req.raw);
  } finally {
    await server.close();
  }
}
