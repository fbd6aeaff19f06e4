import type { HttpOptions } from '@vigia/api/client';
import type { UserId } from '@vigia/domain/farm';

/**
 * Calls in the name of one person alone: tabs share the cookie of a session, and after another person has signed in in
 * another tab a renewed session would be theirs.
 *
 * @param signedIn who has the session of this page
 */
export function ownAccess(access: HttpOptions, userId: UserId, signedIn: () => UserId | null): HttpOptions {
  const own = (token: string | null): string | null => (signedIn() === userId ? token : null);
  return {
    ...access,
    getToken: async () => own((await access.getToken?.()) ?? null),
    onUnauthorized: async () => own((await access.onUnauthorized?.()) ?? null),
  };
}
