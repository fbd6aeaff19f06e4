import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError } from 'pg';
import { isDatabaseLost } from '../db/lost.ts';
import type { AppContext } from './app-env.ts';
import { HttpProblem, type ProblemCode, problemBody } from './problem.ts';

/** The one place where a thrown value becomes an answer. */
export function answerError(error: unknown, c: AppContext): Response {
  const problem = problemOf(error);
  if (isDatabaseLost(error)) c.get('log').warn({ reason: String(error) }, 'the database does not answer');
  else if (problem.status >= 500) c.get('log').error({ err: error }, 'request failed');
  return answerProblem(problem, c);
}

/** Keeps the headers that a handler has set before it failed: a cleared cookie, the origin that may read the answer. */
export function answerProblem(problem: HttpProblem, c: AppContext): Response {
  const body = JSON.stringify(problemBody(problem, c.get('requestId')));
  c.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(problem.details.headers ?? {})) c.header(name, value);
  return c.body(body, problem.status as ContentfulStatusCode, { 'content-type': 'application/problem+json' });
}

const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-json',
  413: 'too-large',
};

/** Long enough for a database that restarts, short enough for a person who waits. */
const RETRY_AFTER_S = '5';
/** Errors of the database: unique rows that somebody else wrote first, rows that others refer to, invalid text. */
const CODE_OF_SQLSTATE: Readonly<Record<string, ProblemCode>> = {
  '23505': 'conflict',
  '23503': 'in-use',
  // Text with a NUL or half a surrogate pair, which PostgreSQL refuses: the caller's mistake.
  '22021': 'invalid-input',
  '22P05': 'invalid-input',
};

/** The refusal that a thrown value stands for; one of the service's own faults if it is nothing known. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseLost(error))
    return new HttpProblem('not-ready', { headers: { 'retry-after': RETRY_AFTER_S } });
  const refusal = error instanceof DatabaseError ? CODE_OF_SQLSTATE[error.code ?? ''] : undefined;
  if (refusal) return new HttpProblem(refusal);
  const status = error instanceof HTTPException ? error.status : 500;
  return new HttpProblem(CODE_OF_STATUS[status] ?? 'internal-error');
}
