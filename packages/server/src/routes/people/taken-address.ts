import { collect } from '../../access/reach.ts';
import { takeTry } from '../../auth/counters.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { addressesInUse } from '../../stores/people/accounts.ts';
import { visibleAddresses } from '../../stores/people/users.ts';

/** The address belongs to another account. Thrown within a transaction, which it ends. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
  readonly email: string;

  constructor(email: string) {
    super('the address is taken');
    this.email = email;
  }
}

/** Addresses of people outside their scope that a caller may hit per day. */
const UNSEEN_A_DAY = 20;
const DAY_S = 86_400;

const RULE = { name: 'unseen-address', tries: UNSEEN_A_DAY, seconds: DAY_S };
/** An address that was asked about already tells nothing new when it is asked about again. */
const ASKED = { name: 'asked-address', tries: 1, seconds: DAY_S };

const KNOWN = 'Ya existe una cuenta con ese correo';
const unseenOf = ({ supportEmail }: ScopedCall['services']): string =>
  `Ese correo no se puede usar para esta cuenta. Use otro o escriba a ${supportEmail}.`;

/** Those of the addresses that belong to people whom the caller sees. */
async function seenAddresses(
  { scope, services }: ScopedCall,
  emails: readonly string[],
): Promise<Set<string>> {
  return new Set(await collect(services.databases.app, scope, (tx) => visibleAddresses(tx, scope, emails)));
}

/**
 * Runs a write. If the address is taken, only a caller who sees that person learns whose it is. Others only
 * learn that it cannot be used, a few times a day: addresses are unique, so that much cannot be hidden.
 *
 * @throws {HttpProblem} conflict; too-many-requests
 */
export async function tellingTaken<T>(call: ScopedCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const { scope, services } = call;
    if ((await seenAddresses(call, [error.email])).size > 0)
      throw new HttpProblem('conflict', { detail: KNOWN });
    await takeTry(services.counters(RULE), String(scope.userId));
    throw new HttpProblem('conflict', { detail: unseenOf(services) });
  }
}

/**
 * What is said of those of some addresses, in lower case, that other accounts have: the same as of a single one. An
 * address outside the caller's scope counts once a day, however often a table with it is looked at.
 *
 * @throws {HttpProblem} too-many-requests
 */
export async function takenAddresses(
  call: ScopedCall,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const { scope, services } = call;
  const taken = await addressesInUse(services.databases.auth, emails);
  if (taken.length === 0) return new Map();
  const seen = await seenAddresses(call, taken);
  const [unseen, asked] = [services.counters(RULE), services.counters(ASKED)];
  for (const email of taken) {
    if (seen.has(email)) continue;
    const { waitS } = await asked.count(`${scope.userId} ${email}`);
    if (waitS === null) await takeTry(unseen, String(scope.userId));
  }
  return new Map(taken.map((email) => [email, seen.has(email) ? KNOWN : unseenOf(services)]));
}
