import type { Db } from '../db/pool.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountByEmail } from '../stores/people/accounts.ts';
import type { Archive } from './archive.ts';

/**
 * The account of an address, if its password may be reset; null for a disabled one and one of an archived
 * client.
 */
export async function accountToReset(
  { auth, archive }: { readonly auth: Db; readonly archive: Archive },
  email: string,
) {
  const account = await accountByEmail(auth, email);
  if (!account?.enabled) return null;
  return archive.isRefused(accountOf(account), await archive.clients()) ? null : account;
}
