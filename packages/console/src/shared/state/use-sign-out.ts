import { useRouter } from '@tanstack/react-router';
import { useWords } from '@vigia/ui';
import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { clearFiles } from '../kept-files.ts';
import { leavePush } from '../leave-push.ts';
import { clearAnswers } from '../offline/answer-database.ts';
import { clearStored } from '../storage.ts';
import { COMMON } from '../words.ts';

import { announceSignOut, onSignedOutElsewhere } from './other-tabs.ts';
import { readyServicesAtom } from './services.ts';
import { sessionAtom } from './session.ts';
import { forgetKept } from './use-kept-state.ts';

type Store = ReturnType<typeof useStore>;

/** Removes the data of the session from this browser and shows the sign-in page. */
function forget(store: Store, notice?: string): void {
  store.set(sessionAtom, { status: 'signed-out', ...(notice !== undefined && { notice }) });
  clearStored();
  clearFiles();
  clearAnswers();
  void leavePush();
  forgetKept(store);
}

/** Ends the session here, in other tabs and on the server, removes the user's data, goes to the root path. */
export function useSignOut(): () => void {
  const words = useWords(COMMON);
  const store = useStore();
  const router = useRouter();
  return useCallback(() => {
    const { revoked } = store.get(readyServicesAtom).session.signOut();
    forget(store);
    announceSignOut();
    router.history.push('/');
    revoked.catch(() => store.set(sessionAtom, { status: 'signed-out', notice: words.notRevoked }));
  }, [store, router, words.notRevoked]);
}

/** Does the same in this tab, with a notice, when the user signs out in another tab. */
export function useSignOutElsewhere(): void {
  const words = useWords(COMMON);
  const store = useStore();
  const router = useRouter();
  useEffect(
    () =>
      onSignedOutElsewhere(() => {
        if (store.get(sessionAtom).status !== 'signed-in') return;
        store.get(readyServicesAtom).session.leave();
        forget(store, words.signedOutElsewhere);
        router.history.replace('/');
      }),
    [store, router, words.signedOutElsewhere],
  );
}
