import { userType } from '@vigia/domain/access';
import { deviceCookie } from '../../auth/device-cookie.ts';
import { ACCESS_TOKEN_SECONDS } from '../../auth/issuer.ts';
import { refreshCookie } from '../../auth/refresh-cookie.ts';
import type { Opened } from '../../auth/sessions.ts';
import type { AppContext } from '../../http/app-env.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Services } from '../../run/services.ts';
import { accountOf } from '../../stores/people/account-shape.ts';

/**
 * Refuses calls from pages of other sites, by the browser's `Sec-Fetch-Site` header, with or without a cookie.
 */
export function refuseOtherSites(c: AppContext): void {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HttpProblem('cross-site');
}

/** The answer for an open session. Its refresh token and the device's token are set as cookies. */
export async function opened(
  c: AppContext,
  { issuer, https, secondSteps }: Services,
  { account, sessionId, refresh, device }: Opened,
) {
  if (refresh) refreshCookie(https).write(c, refresh.token, refresh.expires);
  if (device !== null) deviceCookie(https).write(c, device);
  const user = accountOf(account);
  return {
    accessToken: await issuer.issue({ userId: account.user_id, sessionId }),
    expiresIn: ACCESS_TOKEN_SECONDS,
    user,
    isSecondStepMissing: await secondSteps.rule.isMissing(user),
  };
}

/** As `opened`, after a sign-in by password. */
export async function signedIn(c: AppContext, services: Services, session: Opened) {
  services.metrics.signedIn(userType(session.account.email));
  return await opened(c, services, session);
}
