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
import type { ResetLink } from '../shared/reset-link.ts';
import { keepSignedIn, mayHaveSession } from '../shared/signed-in-before.ts';
import { askForProof, proofAtom } from '../shared/state/proof.ts';
import { type Services, servicesAtom } from '../shared/state/services.ts';
import { refusedCallsAtom, sessionAtom } from '../shared/state/session.ts';
import { COMMON } from '../shared/words.ts';
import { languageAtom } from './language.ts';

type Store = ReturnType<typeof createStore>;

/** The address of the service, and what sends requests to it. */
export type Service = Pick<HttpOptions, 'baseUrl' | 'fetch'>;

function createServices(store: Store, service: Service, config: Services['config']): Services {
  const auth = authCalls({ ...service, apiKey: config.apiKey });
  const session = createSession({
    calls: auth,
    exclusively,
    onChange: (user, isSecondStepMissing) => {
      keepSignedIn(user !== null);
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
  const access = {
    ...service,
    apiKey: config.apiKey,
    getToken: session.token,
    onUnauthorized: session.refresh,
    onProofNeeded: (need: ProofNeed) => askForProof(store, need),
    onForbidden: ({ problem }: ApiError) => {
      // The refreshed session shows the missing step; its own error is already reported by the failed call.
      if (problem?.code === 'second-step-missing') session.refresh().catch(() => undefined);
      else store.set(refusedCallsAtom, (count) => count + 1);
    },
  };
  return { config, auth, session, access };
}

async function tryStart(store: Store, service: Service, reset: ResetLink | null): Promise<void> {
  const services = store.get(servicesAtom) ?? createServices(store, service, await loadConfig(service));
  store.set(servicesAtom, services);
  if (reset) store.set(sessionAtom, { status: 'signed-out', reset });
  else if (mayHaveSession()) await services.session.refresh();
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
