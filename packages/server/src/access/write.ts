import { createHash } from 'node:crypto';
import type { ClientId } from '@vigia/domain/farm';
import { asGranted, turnBack, turnTo } from '../db/tenant.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { holdKey, keepAnswer, keptAnswer, type WriteKey } from '../stores/service/idempotency.ts';
import { demandClient, type Tx } from './reach.ts';
import type { Scope } from './scope.ts';

/** The header by which a POST may be sent twice and is carried out once. */
const IDEMPOTENCY_HEADER = 'idempotency-key';
const LONGEST_KEY = 200;

interface Write<T> {
  /** The client whose rows the effect lies in. */
  readonly clientId: ClientId;
  readonly work: (tx: Tx) => Promise<T>;
  /** Reaches an archived client too: for restoring it. The work itself checks who may. */
  readonly evenArchived?: boolean;
  /** What else distinguishes two requests, such as the hash of an uploaded file. */
  readonly fingerprint?: string;
  /** The answer holds a secret: it is kept by no key, and the route is `everAnew`. */
  readonly isSecret?: boolean;
}

/**
 * Runs a write in one transaction of `clientId`. With an `Idempotency-Key` the answer is kept in that same
 * transaction: the same request again gets the kept answer and changes nothing.
 *
 * @throws {HttpProblem} not-found: a client out of reach; key-reused: the key came with another request;
 *   still-running: the first request with the key is not done yet
 */
export async function write<T>(
  call: ScopedCall,
  { clientId, work, evenArchived = false, fingerprint = '', isSecret = false }: Write<T>,
): Promise<T> {
  const { scope, services } = call;
  if (!evenArchived) demandClient(scope, clientId);
  const key = isSecret ? undefined : call.c.req.header(IDEMPOTENCY_HEADER);
  const { app } = services.databases;
  if (key === undefined) return await asGranted(app, scope, clientId, work, evenArchived);
  if (key.length === 0 || key.length > LONGEST_KEY) throw new HttpProblem('invalid-input');
  const home = homeClient(scope) ?? clientId;
  const writeKey = { clientId: home, userId: scope.userId, key };
  const answered = async (tx: Tx) => {
    const kept = await claim(tx, writeKey, requestHash(call, fingerprint));
    if (kept.found) {
      call.c.header('idempotency-replayed', 'true');
      call.c.set('isReplayed', true);
      return kept.answer as T;
    }
    if (clientId !== home) await turnTo(tx, scope, clientId, evenArchived);
    const answer = await work(tx);
    await turnBack(tx, scope, home);
    await keepAnswer(tx, writeKey, { hash: kept.hash, answer });
    return answer;
  };
  return await asGranted(app, scope, home, answered, evenArchived);
}

/** The client whose account the caller is: the first one of their scope. */
const homeClient = (scope: Scope): ClientId | undefined => scope.clients.keys().next().value;

type Claim = { found: true; answer: unknown } | { found: false; hash: string };

async function claim(tx: Tx, key: WriteKey, hash: string): Promise<Claim> {
  if (!(await holdKey(tx, key))) throw new HttpProblem('still-running', { headers: { 'retry-after': '1' } });
  const kept = await keptAnswer(tx, key);
  if (!kept) return { found: false, hash };
  const isComparable = kept.request_hash.startsWith(HASH_VERSION);
  if (isComparable && kept.request_hash !== hash) throw new HttpProblem('key-reused');
  return { found: true, answer: kept.answer };
}

/**
 * Versions hash the body in different forms. What another version has hashed cannot be compared: the key alone then says
 * that it is the same request. A new form of bodies or answers gets a new number.
 */
const HASH_VERSION = '2:';

function requestHash({ c, body }: ScopedCall, fingerprint: string): string {
  const { pathname, search } = new URL(c.req.url);
  const text = `${c.req.method} ${pathname}${search}\n${JSON.stringify(body ?? null)}\n${fingerprint}`;
  return `${HASH_VERSION}${createHash('sha256').update(text).digest('hex')}`;
}
