import { DICTIONARY } from '@vigia/api/dictionary';
import * as z from 'zod/mini';
import { type Shape, withNames } from '../http/names.ts';
import type { Tool } from './tool.ts';
import { fieldStateTool } from './tools/field-state.ts';
import { fieldsTool } from './tools/fields.ts';
import { milestonesTool } from './tools/milestones.ts';
import { noticesTool } from './tools/notices.ts';
import { seriesTool } from './tools/series.ts';

/** Every tool of `/mcp`, in the order in which they are listed. None writes anything. */
export const TOOLS: readonly Tool[] = [fieldsTool, fieldStateTool, milestonesTool, seriesTool, noticesTool];

/** What an assistant is told of a tool: its schemas say of each value what it means, in which unit. */
export const describedTool = ({ name, title, description, input, answer }: Tool) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input, 'input'),
  outputSchema: schemaOf(answer, 'output'),
  annotations: { readOnlyHint: true, openWorldHint: false },
});

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return { ...withNames(schema as Shape, DICTIONARY), type: 'object' as const };
}
