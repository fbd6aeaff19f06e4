import { HttpProblem, type ProblemCode } from '../http/problem.ts';
import type { PrintRefusal, RefusalReason } from './printer.ts';

const CODES: Readonly<Record<RefusalReason, ProblemCode>> = {
  'no-browser': 'no-printer',
  busy: 'busy',
  'too-complex': 'too-complex',
  failed: 'internal-error',
};

/** What a caller is answered when nothing could be printed. */
export function printProblem({ reason }: PrintRefusal): HttpProblem {
  const headers = reason === 'busy' ? { 'retry-after': '10' } : undefined;
  return new HttpProblem(CODES[reason], { ...(headers && { headers }) });
}
