import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { clearFiles } from '../kept-files.ts';
import { clearStored } from '../storage.ts';
import { WORDS } from '../words.ts';
import { readyServicesAtom } from './services.ts';
import { sessionAtom } from './session.ts';
import { forgetLeftBehind } from './use-kept-state.ts';

/** Ends the session here and on the server, forgets everything of the user, and goes back to the root path. */
export function useSignOut(): () => void {
  const store = useStore();
  const router = useRouter();
  return useCallback(() => {
    const { revoked } = store.get(readyServicesAtom).session.signOut();
    store.set(sessionAtom, { status: 'signed-out' });
    clearStored();
    clearFiles();
    forgetLeftBehind(store);
    router.history.push('/');
    revoked.catch(() => store.set(sessionAtom, { status: 'signed-out', notice: WORDS.notRevoked }));
  }, [store, router]);
}
