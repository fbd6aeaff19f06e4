import type { ProblemCode } from '../../src/http/problem.ts';
import type { Actor } from '../access-matrix/people.ts';
import type { Ask } from '../support/test-app.ts';
import type { Make } from './make.ts';

/** A way to make an answer happen that the matrix and the shapes cannot. */
export interface Special {
  readonly route: string;
  readonly answer: ProblemCode | 'good';
  readonly run: Make;
}

/** One request. */
export const one =
  (actor: Actor, path: string, ask: Ask = {}): Make =>
  ({ everybody }) =>
    everybody.ask(actor, path, ask);

/** The requests of which the last is refused; the others are carried out. */
export const steps =
  (...all: Make[]): Make =>
  async (tools) => {
    for (const make of all.slice(0, -1)) {
      const answer = await make(tools);
      if (!answer.ok) throw new Error(await answer.text());
    }
    return await all.at(-1)!(tools);
  };

/** From an address of its own, so that limits of one test do not reach another. */
export const elsewhere = (from: string) => ({ from });

/** The same request until it is answered 429. */
export const untilRefused =
  (most: number, make: Make): Make =>
  async (tools) => {
    let answer = await make(tools);
    for (let i = 1; i <= most && answer.status !== 429; i += 1) answer = await make(tools);
    return answer;
  };

/** The request of somebody who showed long ago who they are. */
export const longAgo =
  (make: Make): Make =>
  async (tools) => {
    await tools.superuser.query('update session set proved_at = null, second_step_at = null');
    return await make(tools);
  };

export const put = (path: string, body: object) => one('superAdmin', path, { method: 'PUT', body });
