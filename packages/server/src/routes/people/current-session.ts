import { sessionOfToken } from '../../auth/whose-token.ts';
import { type AppContext, bearerToken } from '../../http/app-env.ts';
import type { Services } from '../../run/services.ts';

/** Id of the session that makes the call; null for a token of the user pool. */
export const currentSession = (c: AppContext, { issuer }: Services): Promise<string | null> =>
  sessionOfToken(issuer, bearerToken(c) ?? '');
