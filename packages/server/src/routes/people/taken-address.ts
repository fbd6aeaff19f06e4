import { collect } from '../../access/reach.ts';
import { takeTry } from '../../auth/counters.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { hasVisibleUser } from '../../stores/people/users.ts';

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

/**
 * Runs a write. If the address is taken, only a caller who sees that person learns whose it is. Others only
 * learn that it cannot be used, a few times a day: addresses are unique, so that much cannot be hidden.
 *
 * @throws {HttpProblem} conflict; too-many-requests
 */
export async function tellingTaken<T>({ scope, services }: ScopedCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const { email } = error;
    const seen = await collect(services.databases.app, scope, async (tx) => [
      await hasVisibleUser(tx, scope, email),
    ]);
    if (seen.includes(true))
      throw new HttpProblem('conflict', { detail: 'Ya existe una cuenta con ese correo' });
    const rule = { name: 'unseen-address', tries: UNSEEN_A_DAY, seconds: DAY_S };
    await takeTry(services.counters(rule), String(scope.userId));
    const detail = `Ese correo no se puede usar para esta cuenta. Use otro o escriba a ${services.supportEmail}.`;
    throw new HttpProblem('conflict', { detail });
  }
}
