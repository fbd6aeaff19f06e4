import type { UserId } from '@vigia/domain/farm';

/**
 * Renews the session for a call that was refused. Tabs share the cookie of a session: where another person has signed in
 * meanwhile, the call is not repeated in their name.
 *
 * @param signedIn who has the session of this page; null: nobody yet
 * @returns a token; null: the call stays refused
 */
export const forSamePerson =
  (refresh: () => Promise<string | null>, signedIn: () => UserId | null) =>
  async (): Promise<string | null> => {
    const before = signedIn();
    const token = await refresh();
    return before === null || signedIn() === before ? token : null;
  };
