import type { DoorRefusal } from '@vigia/api/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../run/services.ts';

/** Which refusals the administrators of a door are told. */
const TOLD: Readonly<Record<string, DoorRefusal>> = {
  'malformed-json': 'not-json',
  'invalid-input': 'not-documented',
  'too-large': 'too-large',
  conflict: 'too-many-devices',
};
const BEARER = /^Bearer (\S{1,200})$/i;

/** For network servers, with the secret of the door in the path; why they were refused is noted for its administrators. */
export function doorGate({ doors }: Pick<Services, 'doors'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [, secret] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    const door = await doors.open(c.req.param('door_id') ?? '', secret);
    c.set('door', door);
    await next();
    const refusal = c.error instanceof HttpProblem ? TOLD[c.error.code] : undefined;
    if (refusal !== undefined) await doors.note(door, refusal);
  };
}
