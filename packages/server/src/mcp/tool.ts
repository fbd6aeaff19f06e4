import type { Send } from '@vigia/api/client';
import type { EpochMs, IsoDate } from '@vigia/domain';
import type * as z from 'zod/mini';

/** What a tool works with: the calls of the service, made with the token of the assistant. */
export interface ToolCalls {
  readonly send: Send;
  /** The calls that were answered so far, such as `GET /v2/clients`, each once. */
  readonly made: () => readonly string[];
  readonly now: EpochMs;
  /** Local day. */
  readonly today: IsoDate;
  readonly signal: AbortSignal;
}

interface Definition<I extends z.ZodMiniType, A extends z.ZodMiniType> {
  readonly name: string;
  /** For people, in Spanish. */
  readonly title: string;
  /** For the assistant: when to use it. */
  readonly description: string;
  readonly input: I;
  readonly answer: A;
  readonly run: (calls: ToolCalls, asked: z.output<I>) => Promise<z.output<A>>;
}

/** A tool of `/mcp`. */
export type Tool = Definition<z.ZodMiniType, z.ZodMiniType>;

export const tool = <I extends z.ZodMiniType, A extends z.ZodMiniType>(definition: Definition<I, A>): Tool =>
  definition as unknown as Tool;

/** A question that cannot be answered as it is; the message tells the assistant, in Spanish, what to change. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}
