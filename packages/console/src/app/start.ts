import {
  type ApiError,
  authCalls,
  createSession,
  type HttpOptions,
  loadConfig,
  type ProofNeed,
} from '@vigia/api/client';
import { wordsOf } from '@vigia/ui';
import type { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { MAX_ATTEMPTS, mayPass, waitAfterFailure } from '../shared/backoff.ts';
import { exclusively } from '../shared/exclusively.ts';
import { isLineError } from '../shared/line-error.ts';
import { keepUser, keptUser } from '../shared/offline/kept-session.ts';
import type { ResetLink } from '../shared/reset-link.ts';
import { keepSignedIn, mayHaveSession } from '../shared/signed-in-before.ts';
import { countedError, heardClockErrorAtom, withServiceTime } from '../shared/state/clock.ts';
import { askForProof, proofAtom } from '../shared/state/proof.ts';
import { type Services, servicesAtom } from '../shared/state/services.ts';
import { refusedCallsAtom, sessionAtom } from '../shared/state/session.ts';
import { COMMON } from '../shared/words.ts';
import { languageAtom } from './language.ts';
import { forSamePerson } from './same-person.ts';

type Store = ReturnType<typeof createStore>;

/** A change of the clock's error that is noted, ms. */
const NOTED_MS = 60_000;

/** The address of the service, and what sends requests to it. */
export type Service = Pick<HttpOptions, 'baseUrl' | 'fetch'>;

function createServices(store: Store, given: Service, config: Services['config']): Services {
  const send = given.fetch ?? ((input, init) => fetch(input, init));
  const onError = (error: number) => {
    const counted = countedError(error);
    // The way of an answer differs from call to call: only a change that counts is noted.
    const heard = store.get(heardClockErrorAtom);
    if (heard === null || Math.abs(counted - heard) >= NOTED_MS) store.set(heardClockErrorAtom, counted);
  };
  const service = { ...given, fetch: withServiceTime(send, onError) };
  const auth = authCalls({ ...service, apiKey: config.apiKey });
  const session = createSession({
    calls: auth,
    exclusively,
    onChange: (user, isSecondStepMissing) => {
      keepSignedIn(user !== null);
      keepUser(isSecondStepMissing ? null : user);
      const before = store.get(sessionAtom).status;
      if (user) store.set(sessionAtom, { status: isSecondStepMissing ? 'second-step' : 'signed-in', user });
      else if (before === 'signed-in') {
        const { sessionOver } = wordsOf(COMMON, store.get(languageAtom));
        store.set(sessionAtom, { status: 'signed-out', notice: sessionOver, isOver: true });
      } else if (before !== 'signed-out') store.set(sessionAtom, { status: 'signed-out' });
      if (!user) {
        store.get(proofAtom)?.answer(false);
        store.get(queryClientAtom).clear();
      }
    },
  });
  const signedIn = () => {
    const now = store.get(sessionAtom);
    return now.status === 'signed-in' || now.status === 'second-step' ? now.user.id : null;
  };
  const access = {
    ...service,
    apiKey: config.apiKey,
    getToken: session.token,
    onUnauthorized: forSamePerson(session.refresh, signedIn),
    onProofNeeded: (need: ProofNeed) => askForProof(store, need),
    onForbidden: ({ problem }: ApiError) => {
      // The refreshed session shows the missing step; its own error is already reported by the failed call.
      if (problem?.code === 'second-step-missing') session.refresh().catch(() => undefined);
      else store.set(refusedCallsAtom, (count) => count + 1);
    },
  };
  return { config, auth, session, access };
}

/** How long the service may take to confirm the session of a person whom this device knows, ms. */
const PATIENCE_MS = 4_000;

/**
 * Renews the session. If the service cannot be reached, or takes long, a person who was signed in goes on with what this
 * device keeps.
 */
async function restore(store: Store, session: Services['session']): Promise<void> {
  const user = keptUser();
  const renewed = session.refresh();
  if (!user) {
    await renewed;
    return;
  }
  const isAway = await Promise.race([
    renewed.then(
      () => false,
      (error: unknown) => {
        if (isLineError(error)) return true;
        throw error;
      },
    ),
    new Promise<true>((away) => setTimeout(away, PATIENCE_MS, true)),
  ]);
  if (!isAway || store.get(sessionAtom).status === 'signed-in') return;
  session.presume();
  store.set(sessionAtom, { status: 'signed-in', user });
}

async function tryStart(store: Store, service: Service, reset: ResetLink | null): Promise<void> {
  const services = store.get(servicesAtom) ?? createServices(store, service, await loadConfig(service));
  store.set(servicesAtom, services);
  if (reset) store.set(sessionAtom, { status: 'signed-out', reset });
  else if (mayHaveSession()) await restore(store, services.session);
  else store.set(sessionAtom, { status: 'signed-out' });
}

/**
 * Requests the configuration and a still valid session; repeats this until the server answers.
 *
 * @param reset the link from an e-mail about a forgotten password: its page is shown even with a valid session
 */
export async function start(store: Store, service: Service, reset: ResetLink | null): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await tryStart(store, service, reset);
    } catch (error) {
      await new Promise<void>((goOn) => {
        const goesOn = mayPass(error) && failures < MAX_ATTEMPTS;
        const timer = goesOn ? setTimeout(goOn, waitAfterFailure(failures)) : undefined;
        const retry = () => {
          clearTimeout(timer);
          store.set(sessionAtom, { status: 'restoring' });
          goOn();
        };
        store.set(sessionAtom, { status: 'unreachable', error, goesOn, attempt: failures, retry });
      });
    }
  }
}
