import type { DoorRefusal } from '@vigia/api/contract';
import { type EpochMs, MINUTE_MS } from '@vigia/domain';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hashOfSecret } from '../auth/random-secret.ts';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { spend } from '../http/too-many.ts';
import {
  doorByHash,
  doorByIdAlone,
  noteDoorRefusal,
  type PresentedDoor,
} from '../stores/uplinks/presented-doors.ts';
import { DOOR_SECRETS } from './door-secret.ts';

/** Requests to one door within a minute, at each server: ten uplinks a second, of a thousand devices each 100 s. */
export const DOOR_CALLS_A_MINUTE = 600;
/** A refusal of the same kind is noted this often at most. */
const REFUSAL_NOTED_EVERY_MS = MINUTE_MS;

/** The doors at which network servers knock. */
export interface Doors {
  /**
   * The door with this id, whose secret was shown.
   *
   * @throws {HttpProblem} bad-door-secret; not-found: the secret is that of another door; too-many-requests
   */
  open(id: string, secret: string | undefined): Promise<PresentedDoor>;
  /** Notes why a request was refused, for the door's administrators. */
  note(door: Pick<PresentedDoor, 'clientId' | 'id'>, refusal: DoorRefusal): Promise<void>;
}

interface Needs {
  readonly databases: Pick<Databases, 'app' | 'auth'>;
  readonly now: () => EpochMs;
}

const DOOR_ID = /^[1-9]\d{0,8}$/;

export function doors({ databases, now }: Needs): Doors {
  const { app, auth } = databases;
  const limiter = new RateLimiterMemory({ keyPrefix: 'door', points: DOOR_CALLS_A_MINUTE, duration: 60 });
  const knocked = new Map<number, EpochMs>();
  const note: Doors['note'] = (door, refusal) =>
    asClient(app, door.clientId, (tx) =>
      noteDoorRefusal(tx, door, refusal, { now: now(), everyMs: REFUSAL_NOTED_EVERY_MS }),
    );
  /** Whoever has no secret makes this server ask for a door once a minute. */
  const noteKnock = async (id: string) => {
    if (!DOOR_ID.test(id) || now() - (knocked.get(Number(id)) ?? 0) < REFUSAL_NOTED_EVERY_MS) return;
    if (knocked.size >= MOST_KNOCKED) knocked.clear();
    knocked.set(Number(id), now());
    const door = await doorByIdAlone(auth, Number(id));
    if (door !== null) await note(door, 'wrong-secret');
  };
  return {
    note,
    async open(id, secret) {
      const isSecret = secret !== undefined && DOOR_SECRETS.isWellWritten(secret);
      const door = isSecret ? await doorByHash(auth, hashOfSecret(secret), now()) : null;
      if (door === null) {
        await noteKnock(id);
        throw new HttpProblem('bad-door-secret', { headers: { 'www-authenticate': 'Bearer' } });
      }
      if (id !== String(door.id)) throw notFound();
      await spend(limiter, id);
      return door;
    },
  };
}

/** Doors of which a server remembers when somebody last knocked without a secret. */
const MOST_KNOCKED = 10_000;
