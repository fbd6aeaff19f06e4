import {
  ConfigAnswer,
  ForgotPasswordBody,
  NewPasswordAnswer,
  NewPasswordBody,
  ResetPasswordBody,
  SecondStepBody,
  SessionAnswer,
  SignInAnswer,
  SignInBody,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { callerOf } from '../../auth/caller.ts';
import { deviceCookie } from '../../auth/device-cookie.ts';
import { refreshCookie } from '../../auth/refresh-cookie.ts';
import { HttpProblem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import { hasAnyAccount } from '../../stores/people/accounts.ts';
import { opened, refuseOtherSites, signedIn } from './opened-session.ts';

export const sessionRoutes = [
  publicRoute({
    method: 'get',
    path: '/config.json',
    summary: 'What a browser needs before anybody signed in',
    answered: 'What the service is called upon with, and what it offers.',
    answer: ConfigAnswer,
    run: async ({ services: { databases, apiKey, version, supportEmail, pool, mapTiles } }) => ({
      apiKey: await apiKey(),
      ...{ version, supportEmail },
      hasExternalSignIn: pool !== undefined,
      mapTiles: mapTiles ?? null,
      hasAccounts: await hasAnyAccount(databases.auth),
    }),
  }),
  publicRoute({
    method: 'post',
    path: '/auth/sign-in',
    refuses: ['cross-site', 'bad-credentials', 'client-archived', 'too-many-requests'],
    summary: 'Sign in by e-mail and password; the refresh token comes as a cookie',
    about:
      'Wrong passwords of an account are limited to ten in a quarter of an hour from one address and twenty from everywhere; a browser that the account was used from has ten of its own. An address that goes on over many accounts waits, ever longer. No wait is longer than a quarter of an hour.',
    answered:
      'The session, or a `challenge`: to choose another password for a temporary one, or to go on with the second step.',
    body: SignInBody,
    answer: SignInAnswer,
    run: async ({ c, services, body }) => {
      refuseOtherSites(c);
      const session = await services.sessions.signIn(body, callerOf(c, services));
      if (session === 'new-password') return { challenge: 'NEW_PASSWORD_REQUIRED' as const };
      return 'challenge' in session ? session : await signedIn(c, services, session);
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/second_step/answer',
    refuses: ['cross-site', 'bad-code', 'challenge-over', 'client-archived', 'too-many-requests'],
    summary: 'Finish signing in by a code or a passkey, with the token of the challenge',
    about:
      'A challenge holds for ten minutes and five tries, and opens one session. A code is one of the application or a backup code; each is good once. Fifteen tries an hour are looked at for one account.',
    answered: 'The session.',
    body: SecondStepBody,
    answer: SessionAnswer,
    run: async ({ c, services, body }) => {
      refuseOtherSites(c);
      return await signedIn(
        c,
        services,
        await services.sessions.answerSecondStep(body, callerOf(c, services)),
      );
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/new-password',
    refuses: ['cross-site', 'bad-credentials', 'client-archived', 'too-many-requests'],
    summary: 'Sign in by a temporary password and choose the one that replaces it',
    answered: 'The session, or the `challenge` to go on with the second step.',
    body: NewPasswordBody,
    answer: NewPasswordAnswer,
    run: async ({ c, services, body }) => {
      refuseOtherSites(c);
      const session = await services.sessions.choosePassword(body, callerOf(c, services));
      return 'challenge' in session ? session : await signedIn(c, services, session);
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/forgot',
    refuses: ['cross-site', 'too-many-requests'],
    summary:
      'Send a link and a code for a new password, if somebody has the address; answers alike if nobody has',
    about:
      'While the code of the last letter is good (ten minutes) no other letter goes out, and that one stays good. One address may ask five times for an account in a quarter of an hour.',
    answered: 'It was taken; a letter goes out if somebody has the address.',
    body: ForgotPasswordBody,
    answer: z.strictObject({}),
    status: 202,
    run: async ({ c, services, body }) => {
      refuseOtherSites(c);
      await services.passwordReset.forgot(body.email, callerOf(c, services));
      return {};
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/reset',
    refuses: ['cross-site', 'bad-code', 'too-many-requests'],
    summary: 'Choose a new password by the link or code that was sent; ends every session of the person',
    about:
      '`code` is the code, or the token of the link, which no number of wrong codes makes void. The browser is a known one from then on.',
    answered: 'The password was changed; sign in with it.',
    body: ResetPasswordBody,
    answer: z.strictObject({}),
    run: async ({ c, services, body }) => {
      refuseOtherSites(c);
      const device = await services.passwordReset.reset(body, callerOf(c, services));
      deviceCookie(services.https).write(c, device);
      return {};
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/refresh',
    refuses: ['cross-site', 'not-signed-in', 'client-archived'],
    summary: 'A new access token for the refresh token in the cookie, which is replaced',
    about: 'An archived client ends no session: its people go on once it is restored.',
    answered: 'The session with its new access token.',
    answer: SessionAnswer,
    run: async ({ c, services }) => {
      refuseOtherSites(c);
      const cookie = refreshCookie(services.https);
      try {
        return await opened(c, services, await services.sessions.refresh(cookie.read(c)));
      } catch (error) {
        // An archived client may be restored: its people then keep their sessions.
        if (error instanceof HttpProblem && error.code !== 'client-archived') cookie.clear(c);
        throw error;
      }
    },
  }),
  publicRoute({
    method: 'post',
    path: '/auth/sign-out',
    refuses: ['cross-site'],
    summary: 'End the session',
    answered: 'The session has ended, or there was none.',
    answer: z.strictObject({}),
    run: async ({ c, services }) => {
      refuseOtherSites(c);
      const cookie = refreshCookie(services.https);
      await services.sessions.signOut(cookie.read(c), callerOf(c, services));
      cookie.clear(c);
      return {};
    },
  }),
];
