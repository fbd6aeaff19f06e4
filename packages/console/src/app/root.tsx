import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { sessionAtom } from '../shared/state/session.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { troubleOf } from './trouble.ts';

const fetchSignIn = async () => ({
  default: (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen,
});
const fetchSignedIn = async () => ({ default: (await import('./signed-in.tsx')).SignedIn });
const SignInScreen = lazy(fetchSignIn);
const SignedIn = lazy(fetchSignedIn);

/** Fetches what will be shown while the server is still asked who is here; a failure is told when it is shown. */
export function fetchAhead(mayHaveSession: boolean): void {
  (mayHaveSession ? fetchSignedIn : fetchSignIn)().catch(() => undefined);
}

/** Who is here decides what is shown: nothing yet, the login, or the client's data and then the screens. */
export function Root() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Whoever />
    </Suspense>
  );
}

function Whoever() {
  const session = useAtomValue(sessionAtom);
  switch (session.status) {
    case 'restoring':
      return <LoadingScreen />;
    case 'unreachable':
      return (
        <LoadingScreen {...troubleOf(session.error)} attempt={session.attempt} onRetry={session.retry} />
      );
    case 'signed-out':
      return <SignInScreen {...(session.notice !== undefined && { notice: session.notice })} />;
    case 'signed-in':
      return <SignedIn user={session.user} />;
  }
}
