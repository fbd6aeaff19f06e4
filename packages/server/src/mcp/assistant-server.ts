import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { ApiError } from '@vigia/api/client';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { issueLines } from '../http/validation.ts';
import { type ToolCalls, ToolRefusal } from './tool.ts';
import { describedTool, TOOLS } from './tools.ts';

const INSTRUCTIONS = [
  'Vigía monitors pests of fruit, vine and maize with trap cameras and climate sensors.',
  'Ask `fields` first for the ids. Days are local days of America/Santiago; null is a hole and never means 0.',
  'Tell figures with their unit, the day of the last data, and their source; dates to come with their range.',
  'Nothing here says whether to spray: that is for the grower and their adviser.',
].join(' ');

/** Made for one request: nothing is kept between two. */
export function assistantServer(
  calls: ToolCalls,
  { version, log }: { readonly version: string; readonly log: Logger },
): Server {
  const server = new Server(
    { name: 'vigia', title: 'Vigía', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describedTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      const answer = await answerOf(calls, params.name, params.arguments ?? {});
      return { content: [textOf(JSON.stringify(answer))], structuredContent: answer };
    } catch (error) {
      return { content: [textOf(refusalOf(error, log))], isError: true };
    }
  });
  return server;
}

const textOf = (text: string) => ({ type: 'text' as const, text });

async function answerOf(calls: ToolCalls, name: string, given: unknown): Promise<Record<string, unknown>> {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined)
    throw new ToolRefusal(
      `No hay una herramienta «${name}»: hay ${TOOLS.map((each) => each.name).join(', ')}`,
    );
  const asked = tool.input.safeParse(given);
  if (!asked.success) throw new ToolRefusal(issueLines(asked.error.issues).join('\n'));
  const answer = await tool.run(calls, asked.data);
  return encoded(tool.answer, answer);
}

/** @throws a fault of ours: an answer of another form than its schema says */
const encoded = (shape: z.ZodMiniType, answer: unknown) => shape.parse(answer) as Record<string, unknown>;

/** In Spanish, for the assistant and whoever reads what it does. */
function refusalOf(error: unknown, log: Logger): string {
  if (error instanceof ToolRefusal) return error.message;
  if (error instanceof ApiError && error.problem) {
    const { code, title, detail, errors = [] } = error.problem;
    const fields = errors.map(({ field, message }) => `${field}: ${message}`);
    return [`${detail ?? title} (${code})`, ...fields].join('\n');
  }
  log.error({ err: error }, 'a tool of an assistant failed');
  return 'Error interno. Nuestro equipo ha sido notificado del problema.';
}
